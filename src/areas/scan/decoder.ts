import { withChunkTimeout } from '@/domain/chunk-timeout';

/** Reads the texts of all codes in a picture, on the device. */
export type Decoder = (picture: HTMLCanvasElement, effort: 'frame' | 'picture') => Promise<readonly string[]>;

/** The browser's `BarcodeDetector`, which is missing in the types of TypeScript. */
interface NativeDetector {
  detect: (picture: HTMLCanvasElement) => Promise<readonly { rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** Bar codes are read too if the browser can, because payment codes are also shown as bar codes. */
const formats = ['qr_code', 'code_128'];

/** How long decoding may take, ms: short for a frame, as others follow, longer for a single picture. */
const timeLimits = { frame: 16, picture: 200 };

let loading: Promise<Decoder> | null = null;

/** Gives the browser's own decoder, else one in JavaScript, loaded on first use; a failed load is retried on the next call. */
export function loadDecoder(): Promise<Decoder> {
  loading ??= createDecoder().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function createDecoder(): Promise<Decoder> {
  const native = await nativeDetector();
  if (native === null) return scriptDecoder();
  let script: Promise<Decoder> | null = null;
  return async (picture, effort) => {
    if (script === null) {
      try {
        return textsOf((await native.detect(picture)).map(({ rawValue }) => rawValue));
      } catch {
        // Some systems have the interface, but not the service behind it.
      }
    }
    script ??= scriptDecoder();
    return (await script)(picture, effort);
  };
}

async function nativeDetector(): Promise<NativeDetector | null> {
  const Detector: unknown = Reflect.get(window, 'BarcodeDetector');
  if (!isDetectorClass(Detector)) return null;
  try {
    const supported = await Detector.getSupportedFormats();
    if (!supported.includes('qr_code')) return null;
    return new Detector({ formats: formats.filter((format) => supported.includes(format)) });
  } catch {
    return null;
  }
}

function isDetectorClass(value: unknown): value is NativeDetectorClass {
  return typeof value === 'function' && 'getSupportedFormats' in value;
}

async function scriptDecoder(): Promise<Decoder> {
  const { decodeQRBatch } = await withChunkTimeout('decode', import('qr/decode.js'));
  return async (picture, effort) => {
    const { width, height } = picture;
    const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height);
    if (pixels === undefined) return [];
    const [found = []] = await decodeQRBatch([pixels], {
      maxSize: { width, height },
      timeLimit: timeLimits[effort],
      ...(effort === 'picture' ? { effort: Infinity } : {}),
    });
    return textsOf(found.filter((each) => typeof each === 'string'));
  };
}

/** Removes blank texts and duplicates. */
function textsOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}

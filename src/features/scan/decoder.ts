/** Finds the texts of all codes in a picture; nothing of it leaves the device. */
export type Decoder = (picture: HTMLCanvasElement, effort: 'frame' | 'picture') => Promise<readonly string[]>;

/** What browsers call their own reader of codes; the types know nothing of it yet. */
interface NativeDetector {
  detect: (picture: HTMLCanvasElement) => Promise<readonly { rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** Bar codes are read where the browser can: a payment code is one as well. */
const wanted = ['qr_code', 'code_128'];

/** How long it may try harder, ms: a frame is followed by others, a picture by none. */
const timeLimits = { frame: 16, picture: 200 };

let loading: Promise<Decoder> | null = null;

/** The browser's own reader, else one in JavaScript, loaded when it is first needed; one that did not come is tried again. */
export function loadDecoder(): Promise<Decoder> {
  loading ??= made().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function made(): Promise<Decoder> {
  const native = await nativeDetector();
  if (native === null) return ownDecoder();
  let own: Promise<Decoder> | null = null;
  return async (picture, effort) => {
    if (own === null) {
      try {
        return textsOf((await native.detect(picture)).map(({ rawValue }) => rawValue));
      } catch {
        // Some systems have the interface and not the service behind it.
      }
    }
    own ??= ownDecoder();
    return (await own)(picture, effort);
  };
}

async function nativeDetector(): Promise<NativeDetector | null> {
  const Detector: unknown = Reflect.get(window, 'BarcodeDetector');
  if (!isDetectors(Detector)) return null;
  try {
    const known = await Detector.getSupportedFormats();
    if (!known.includes('qr_code')) return null;
    return new Detector({ formats: wanted.filter((format) => known.includes(format)) });
  } catch {
    return null;
  }
}

function isDetectors(value: unknown): value is NativeDetectors {
  return typeof value === 'function' && 'getSupportedFormats' in value;
}

async function ownDecoder(): Promise<Decoder> {
  const { decodeQRBatch } = await import('qr/decode.js');
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

/** Each text once; blank ones say nothing. */
function textsOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}

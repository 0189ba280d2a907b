import { afterEach, beforeEach, vi } from 'vitest';
import type { HostName } from '@/domain/session/host';

/**
 * The environment of the scanner, set by the test: its host, the codes that the camera sees, and the content of a
 * picture.
 */
export const scannerEnvironment = {
  name: 'browser' as HostName,
  host: null as unknown,
  sees: null as ((codes: readonly string[]) => void) | null,
  picture: (): Promise<readonly string[]> => Promise.resolve([]),
};

/** Replaces the modules that detect the host, watch the camera and read a picture. */
export const currentHost = () => scannerEnvironment.name;
export const theHost = () => Promise.resolve(scannerEnvironment.host);
export const codesInPicture = () => scannerEnvironment.picture();
export function watchFrames(
  _: unknown,
  left: AbortSignal,
  onCodes: (codes: readonly string[]) => void,
): Promise<never> {
  scannerEnvironment.sees = onCodes;
  left.addEventListener('abort', () => (scannerEnvironment.sees = null));
  return new Promise(() => undefined);
}

/** The camera's track. */
export const track = {
  stop: vi.fn(),
  torch: false,
  applyConstraints: vi.fn(() => Promise.resolve()),
  addEventListener: vi.fn<(name: string, told: () => void) => void>(),
  removeEventListener: vi.fn(),
  getCapabilities: () => ({ torch: track.torch }),
};
export const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
export const getUserMedia = vi.fn<(wanted: MediaStreamConstraints) => Promise<unknown>>(() =>
  Promise.resolve(stream),
);

/** Makes the browser refuse the camera with an error of this name. */
export function refuseCamera(name: string): void {
  getUserMedia.mockImplementation(() => Promise.reject(Object.assign(new Error(name), { name })));
}

/** Gives every test of the file a browser whose camera sees nothing. */
export function mockCamera(): void {
  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(scannerEnvironment, {
      name: 'browser',
      host: null,
      sees: null,
      picture: () => Promise.resolve([]),
    });
    getUserMedia.mockImplementation(() => Promise.resolve(stream));
    track.torch = false;
    vi.stubGlobal('isSecureContext', true);
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    vi.spyOn(HTMLVideoElement.prototype, 'play').mockImplementation(() => Promise.resolve());
    Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', {
      value: null,
      writable: true,
      configurable: true,
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
}

import { afterEach, beforeEach, vi } from 'vitest';
import type { HostName } from '@/domain/session/host';

/** The environment of the scanner, set by the test: its host, what the camera sees, and what a picture contains. */
export const place = {
  name: 'browser' as HostName,
  host: null as unknown,
  sees: null as ((codes: readonly string[]) => void) | null,
  picture: (): Promise<readonly string[]> => Promise.resolve([]),
};

/** In the place of the modules that find the host, watch the camera and read a picture. */
export const currentHost = () => place.name;
export const theHost = () => Promise.resolve(place.host);
export const codesInPicture = () => place.picture();
export function watchFrames(
  _: unknown,
  left: AbortSignal,
  onCodes: (codes: readonly string[]) => void,
): Promise<never> {
  place.sees = onCodes;
  left.addEventListener('abort', () => (place.sees = null));
  return new Promise(() => undefined);
}

/** The track of the camera, as the page sees it. */
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

/** The browser refuses the camera with an error of this name. */
export function refuseCamera(name: string): void {
  getUserMedia.mockImplementation(() => Promise.reject(Object.assign(new Error(name), { name })));
}

/** Every test of the file begins in a browser with a camera that sees nothing. */
export function standInForCamera(): void {
  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(place, { name: 'browser', host: null, sees: null, picture: () => Promise.resolve([]) });
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

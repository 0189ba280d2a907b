/** Why the camera gives no picture. */
export type CameraError = 'denied' | 'none' | 'busy' | 'insecure' | 'unsupported';

export class CameraFailure extends Error {
  override readonly name = 'CameraFailure';
  constructor(readonly reason: CameraError) {
    super(`camera: ${reason}`);
  }
}

export interface Camera {
  /** Switches the light of the camera; null if it has none. */
  light: ((on: boolean) => Promise<void>) | null;
  stop: () => void;
}

/** Whether the browser can ask for a camera; the person may still refuse. */
export function mayHaveCamera(): boolean {
  return window.isSecureContext && mediaDevices() !== undefined;
}

/**
 * Shows the rear camera in `video`. The browser asks for permission first; `onEnded` is called if the system takes the camera away
 * later. Rejects with `CameraFailure`.
 */
export async function openCamera(video: HTMLVideoElement, onEnded: () => void): Promise<Camera> {
  if (!window.isSecureContext) throw new CameraFailure('insecure');
  const devices = mediaDevices();
  if (devices === undefined) throw new CameraFailure('unsupported');
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    throw new CameraFailure(reasonOf(error));
  }
  const [track] = stream.getVideoTracks();
  track?.addEventListener('ended', onEnded);
  const stop = () => {
    track?.removeEventListener('ended', onEnded);
    for (const each of stream.getTracks()) each.stop();
    // A camera opened later may have set a stream of its own.
    if (video.srcObject === stream) video.srcObject = null;
  };
  video.srcObject = stream;
  try {
    await video.play();
  } catch {
    // If the page is still open, the camera does not play, as if another app were using it.
    stop();
    throw new CameraFailure('busy');
  }
  return { light: track === undefined ? null : lightOf(track), stop };
}

/** Old web views have no `mediaDevices`, contrary to the types. */
function mediaDevices(): MediaDevices | undefined {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return typeof devices?.getUserMedia === 'function' ? devices : undefined;
}

function reasonOf(error: unknown): CameraError {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
    case 'PermissionDeniedError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
    case 'DevicesNotFoundError':
      return 'none';
    case 'TypeError':
    case 'NotSupportedError':
      return 'unsupported';
    default:
      return 'busy';
  }
}

/** The light of the camera; `torch` is missing in the types of TypeScript. */
function lightOf(track: MediaStreamTrack): Camera['light'] {
  const capabilities: MediaTrackCapabilities & { torch?: boolean } = track.getCapabilities?.() ?? {};
  if (capabilities.torch !== true) return null;
  return async (on) => {
    const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
    await track.applyConstraints({ advanced: [torch] });
  };
}

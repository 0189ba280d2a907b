/** Why there is no picture from the camera. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'insecure' | 'unsupported';

export class CameraFailure extends Error {
  override readonly name = 'CameraFailure';
  constructor(readonly trouble: CameraTrouble) {
    super(`camera: ${trouble}`);
  }
}

export interface Camera {
  /** Null where the camera has no light that can be switched. */
  light: ((on: boolean) => Promise<void>) | null;
  stop: () => void;
}

/** Whether a browser has a camera to ask for at all; the person may still refuse. */
export function mayHaveCamera(): boolean {
  return window.isSecureContext && mediaDevices() !== undefined;
}

/**
 * Shows what the camera at the back sees in `video`. The browser asks the person first; `ended` is called where the system takes the
 * camera away later. Rejects with `CameraFailure`.
 */
export async function openCamera(video: HTMLVideoElement, ended: () => void): Promise<Camera> {
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
    throw new CameraFailure(troubleOf(error));
  }
  const [track] = stream.getVideoTracks();
  track?.addEventListener('ended', ended);
  const stop = () => {
    track?.removeEventListener('ended', ended);
    for (const each of stream.getTracks()) each.stop();
    // Another one may have taken its place.
    if (video.srcObject === stream) video.srcObject = null;
  };
  video.srcObject = stream;
  try {
    await video.play();
  } catch {
    // Whoever left meanwhile has stopped it; else it does not run, as if it were being used elsewhere.
    stop();
    throw new CameraFailure('busy');
  }
  return { light: track === undefined ? null : lightOf(track), stop };
}

/** Old web views have no such object, whatever the types say. */
function mediaDevices(): MediaDevices | undefined {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return typeof devices?.getUserMedia === 'function' ? devices : undefined;
}

function troubleOf(error: unknown): CameraTrouble {
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

/** The light of the camera; the types know nothing of it yet. */
function lightOf(track: MediaStreamTrack): Camera['light'] {
  const can: MediaTrackCapabilities & { torch?: boolean } = track.getCapabilities?.() ?? {};
  if (can.torch !== true) return null;
  return async (on) => {
    const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
    await track.applyConstraints({ advanced: [torch] });
  };
}

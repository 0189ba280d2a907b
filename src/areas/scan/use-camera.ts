import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { CameraFailure, openCamera, type Camera, type CameraError } from './camera';
import { watchFrames } from './watch-frames';

/** `decoder` means that the decoder could not be loaded. */
type Phase = 'starting' | 'live' | CameraError | 'decoder';

interface Scanning {
  video: RefObject<HTMLVideoElement | null>;
  phase: Phase;
  /** Null if the camera has no light. */
  light: { isOn: boolean; toggle: () => void } | null;
  again: () => void;
}

/**
 * The camera and its codes. It runs only while the page is visible. Unless `isPaused`, `onCodes` is called for each frame that contains
 * codes.
 */
export function useCamera(isPaused: boolean, onCodes: (codes: readonly string[]) => void): Scanning {
  const video = useRef<HTMLVideoElement>(null);
  const isInView = useSyncExternalStore(subscribeToVisibility, isVisible);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('starting');
  const [camera, setCamera] = useState<Camera | null>(null);
  const [isLit, setIsLit] = useState(false);
  const report = useEffectEvent(onCodes);

  useEffect(() => {
    const element = video.current;
    if (!isInView || element === null) return;
    let isStale = false;
    let opened: Camera | null = null;
    const stop = (nextPhase: Phase) => {
      opened?.stop();
      opened = null;
      setCamera(null);
      setPhase(nextPhase);
    };
    const open = async () => {
      // Strict mode runs the effect twice; the first run must not ask for the camera.
      await Promise.resolve();
      if (isStale) return;
      try {
        const started = await openCamera(element, () => stop('busy'));
        if (isStale) return started.stop();
        opened = started;
        setIsLit(false);
        setCamera(started);
        setPhase('live');
      } catch (error) {
        if (!isStale) stop(error instanceof CameraFailure ? error.reason : 'busy');
      }
    };
    void open();
    return () => {
      isStale = true;
      stop('starting');
    };
  }, [isInView, attempt]);

  useEffect(() => {
    if (camera === null || isPaused || video.current === null) return;
    const watching = new AbortController();
    watchFrames(video.current, watching.signal, report).catch(() => {
      if (!watching.signal.aborted) setPhase('decoder');
    });
    return () => watching.abort();
  }, [camera, isPaused]);

  const light = camera?.light ?? null;
  const toggle = () => {
    light?.(!isLit).then(
      () => setIsLit(!isLit),
      () => undefined,
    );
  };
  return {
    video,
    phase,
    light: light === null ? null : { isOn: isLit, toggle },
    again: () => setAttempt((count) => count + 1),
  };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { CameraFailure, openCamera, type Camera, type CameraTrouble } from './camera';
import { watchFrames } from './watch-frames';

type Phase = 'starting' | 'live' | CameraTrouble | 'decoder';

interface Scanning {
  video: RefObject<HTMLVideoElement | null>;
  phase: Phase;
  /** Null where the camera has no light. */
  light: { on: boolean; turn: () => void } | null;
  again: () => void;
}

/**
 * The camera and what it reads. It runs only while the page is in sight, and `onCodes` hears of each frame with codes in it for as long
 * as nothing is `paused`.
 */
export function useCamera(paused: boolean, onCodes: (codes: readonly string[]) => void): Scanning {
  const video = useRef<HTMLVideoElement>(null);
  const inSight = useSyncExternalStore(onVisibility, isVisible);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('starting');
  const [camera, setCamera] = useState<Camera | null>(null);
  const [lit, setLit] = useState(false);
  const report = useEffectEvent(onCodes);

  useEffect(() => {
    const screen = video.current;
    if (!inSight || screen === null) return;
    let gone = false;
    let opened: Camera | null = null;
    const end = (why: Phase) => {
      opened?.stop();
      opened = null;
      setCamera(null);
      setPhase(why);
    };
    const open = async () => {
      // An effect that is taken back at once has asked nobody for a camera.
      await Promise.resolve();
      if (gone) return;
      try {
        const found = await openCamera(screen, () => end('busy'));
        if (gone) return found.stop();
        opened = found;
        setLit(false);
        setCamera(found);
        setPhase('live');
      } catch (error) {
        if (!gone) end(error instanceof CameraFailure ? error.trouble : 'busy');
      }
    };
    void open();
    return () => {
      gone = true;
      end('starting');
    };
  }, [inSight, attempt]);

  useEffect(() => {
    if (camera === null || paused || video.current === null) return;
    const watching = new AbortController();
    watchFrames(video.current, watching.signal, report).catch(() => {
      if (!watching.signal.aborted) setPhase('decoder');
    });
    return () => watching.abort();
  }, [camera, paused]);

  const light = camera?.light ?? null;
  const turn = () => {
    light?.(!lit).then(
      () => setLit(!lit),
      () => undefined,
    );
  };
  return {
    video,
    phase,
    light: light === null ? null : { on: lit, turn },
    again: () => setAttempt((count) => count + 1),
  };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

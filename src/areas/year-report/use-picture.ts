import { useEffect, useState } from 'react';
import { makePicture } from './make-picture';
import type { StoryPage } from './rules/story-page';

interface Picture {
  /** What the picture was made of. */
  source: string;
  canvas: HTMLCanvasElement | null;
  url: string | null;
}

/** The picture of a page, made again whenever the page says something else. */
export function usePicture(page: StoryPage | undefined, captions: Parameters<typeof makePicture>[1]) {
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<Picture | null>(null);
  const source = JSON.stringify([page, captions, attempt]);
  useEffect(() => {
    let isWanted = true;
    const [content, words] = JSON.parse(source) as [StoryPage | undefined, typeof captions];
    if (content === undefined) return;
    void makePicture(content, words)
      .catch(() => null)
      .then((canvas) => {
        if (isWanted) setPicture({ source, canvas, url: urlOf(canvas) });
      });
    return () => {
      isWanted = false;
    };
  }, [source]);
  const made = picture?.source === source ? picture : null;
  return {
    canvas: made?.canvas ?? null,
    url: made?.url ?? null,
    hasFailed: made !== null && made.url === null,
    retry: () => setAttempt(attempt + 1),
  };
}

/** A data URL, because web views save no picture from a blob. */
function urlOf(canvas: HTMLCanvasElement | null): string | null {
  const url = canvas?.toDataURL('image/png') ?? '';
  return url.startsWith('data:image/png') ? url : null;
}

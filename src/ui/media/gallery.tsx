import { useState } from 'react';
import { Box } from '@/ui/layout/box';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { LazyImage } from './lazy-image';
import styles from './gallery.module.css';

const PictureViewer = lazyComponent('picture-viewer', () => import('@/ui/library/picture-viewer'));

interface GalleryProps {
  /** Names the pictures for screen readers. */
  label: string;
  messages: { enlarge: (position: number) => string; picture: (position: number, count: number) => string };
  /** Addresses that may be shown. */
  pictures: readonly string[];
}

/** Pictures side by side, over the whole width of the page; a tap shows one in full size. */
export function Gallery({ label, messages, pictures }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const count = pictures.length;
  const enlargedPicture = enlarged === null ? undefined : pictures[enlarged];
  return (
    <div className={styles.gallery} role="group" aria-label={label}>
      <ul
        className={styles.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map((picture, index) => (
          <li key={picture} className={styles.slide}>
            <Box
              as="button"
              type="button"
              display="block"
              width="full"
              aria-label={messages.enlarge(index + 1)}
              onPointerDown={() => void PictureViewer.preload()}
              onClick={() => setEnlarged(index)}
            >
              <LazyImage src={picture} alt={messages.picture(index + 1, count)} ratio={1} />
            </Box>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <span className={styles.place} aria-hidden="true">
          {shown + 1} / {count}
        </span>
      )}
      {enlargedPicture !== undefined && enlarged !== null && (
        <PictureViewer
          src={enlargedPicture}
          alt={messages.picture(enlarged + 1, count)}
          onClose={() => setEnlarged(null)}
        />
      )}
    </div>
  );
}

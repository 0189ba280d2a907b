import { useRef, useState } from 'react';
import { lazyImage } from '@/domain/constants';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Icon } from './icon';
import styles from './lazy-image.module.css';
import { useOnScreen } from '@/ui/browser/on-screen';

type LazyImageProps = {
  src: string;
  /** What it shows; empty where the words beside it say so already. */
  alt: string;
} & (
  | {
      /** Pixels; the place is kept free from the beginning. Without a width it takes the whole line. */
      width?: number;
      height: number;
    }
  /** Width by height, for a picture that takes the whole line and is shown in full. */
  | { ratio: number }
);

const nearby = `${lazyImage.preload * 100}% 0px`;

/** An image that is fetched some screens before it is reached, tried a few times, and has its placeholder till then. */
export function LazyImage({ src, ...rest }: LazyImageProps) {
  // Another address is another image, with all its attempts.
  return <OneImage key={src} src={src} {...rest} />;
}

function OneImage({ src, alt, ...size }: LazyImageProps) {
  const messages = useMessages(kitMessages);
  const frame = useRef<HTMLSpanElement>(null);
  const near = useOnScreen(frame, nearby);
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  const [asked, setAsked] = useState(false);
  const [attempt, setAttempt] = useState(1);
  if (near && !asked) setAsked(true);
  const failed = state === 'failed';
  return (
    <span
      ref={frame}
      className={styles.frame}
      data-whole={'ratio' in size}
      style={
        'ratio' in size
          ? { paddingTop: `${100 / size.ratio}%` }
          : { width: size.width ?? '100%', height: size.height }
      }
      {...(failed && alt !== '' ? { role: 'img', 'aria-label': messages.imageFailed(alt) } : {})}
    >
      {state !== 'loaded' && (
        <span className={styles.placeholder}>
          <Icon
            name={failed ? 'warning' : 'coin-line'}
            size={'height' in size ? Math.min(28, size.height / 2) : 28}
          />
        </span>
      )}
      {asked && !failed && (
        <img
          key={attempt}
          className={styles.image}
          src={src}
          alt={alt}
          data-loaded={state === 'loaded'}
          onLoad={() => setState('loaded')}
          onError={() => {
            if (attempt < lazyImage.attempts) setAttempt(attempt + 1);
            else setState('failed');
          }}
        />
      )}
    </span>
  );
}

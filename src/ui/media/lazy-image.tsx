import { useRef, useState } from 'react';
import { lazyImage } from '@/domain/constants';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { useOnScreen } from '@/ui/browser/on-screen';
import { Icon } from './icon';
import styles from './lazy-image.module.css';

type LazyImageProps = {
  src: string;
  /** Alternative text; empty if the text beside it says the same. */
  alt: string;
} & (
  | {
      /** Pixels, reserved before the image is loaded. Without a width it takes the whole line. */
      width?: number;
      height: number;
    }
  /** Width by height, for an uncropped picture that takes the whole line. */
  | { ratio: number }
);

const rootMargin = `${lazyImage.preload * 100}% 0px`;

/** An image that is fetched shortly before it enters the viewport, with a placeholder and a few retries. */
export function LazyImage({ src, ...rest }: LazyImageProps) {
  // A new address remounts the image and resets its retries.
  return <OneImage key={src} src={src} {...rest} />;
}

function OneImage({ src, alt, ...size }: LazyImageProps) {
  const messages = useMessages(kitMessages);
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useOnScreen(frame, rootMargin);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [isRequested, setIsRequested] = useState(false);
  const [attempt, setAttempt] = useState(1);
  if (isNear && !isRequested) setIsRequested(true);
  const hasFailed = state === 'failed';
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
      {...(hasFailed && alt !== '' ? { role: 'img', 'aria-label': messages.imageFailed(alt) } : {})}
    >
      {state !== 'loaded' && (
        <span className={styles.placeholder}>
          <Icon
            name={hasFailed ? 'warning' : 'coin-line'}
            size={'height' in size ? Math.min(28, size.height / 2) : 28}
          />
        </span>
      )}
      {isRequested && !hasFailed && (
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

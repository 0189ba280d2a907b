import { shownImage } from '@/flows/popups/outside-look';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Icon } from '@/ui/media/icon';
import { LazyImage } from '@/ui/media/lazy-image';
import styles from './cover.module.css';

interface CoverProps {
  src: string;
  width?: number;
  height: number;
}

const nowhere: readonly string[] = [];

/** An article's picture beside its title, which says what it shows; one from an unknown host is not fetched, and a sign stands for it. */
export function Cover({ src, width, height }: CoverProps) {
  const image = shownImage(src, useRuntimeConfig()?.imageHosts ?? nowhere);
  if (image !== '') {
    return <LazyImage src={image} alt="" height={height} {...(width === undefined ? {} : { width })} />;
  }
  return (
    <span className={styles.none} style={{ width: width ?? '100%', height }}>
      <Icon name="news" size={Math.min(40, height / 2)} />
    </span>
  );
}

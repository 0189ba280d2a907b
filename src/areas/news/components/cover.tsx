import { shownImage } from '@/domain/external-links/outside-image';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Icon } from '@/ui/media/icon';
import { LazyImage } from '@/ui/media/lazy-image';
import styles from './cover.module.css';

interface CoverProps {
  src: string;
  width?: number;
  height: number;
}

const noHosts: readonly string[] = [];

/** The cover of an article, decorative beside its title; an icon replaces a picture from a host that is not allowed. */
export function Cover({ src, width, height }: CoverProps) {
  const image = shownImage(src, useRuntimeConfig()?.imageHosts ?? noHosts);
  if (image !== '') {
    return <LazyImage src={image} alt="" height={height} {...(width === undefined ? {} : { width })} />;
  }
  return (
    <span className={styles.none} style={{ width: width ?? '100%', height }}>
      <Icon name="news" size={Math.min(40, height / 2)} />
    </span>
  );
}

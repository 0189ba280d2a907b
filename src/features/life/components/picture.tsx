import { Icon } from '@/ui/media/icon';
import { LazyImage } from '@/ui/media/lazy-image';
import { useShownPicture } from '../shown-picture';
import styles from './picture.module.css';

interface PictureProps {
  src: string;
  width?: number;
  height: number;
  /** The sign that stands where there is no picture. */
  icon: string;
}

/** A picture beside the words that say what it shows. */
export function Picture({ src, width, height, icon }: PictureProps) {
  const image = useShownPicture(src);
  if (image !== '') {
    return <LazyImage src={image} alt="" height={height} {...(width === undefined ? {} : { width })} />;
  }
  return (
    <span className={styles.none} style={{ width: width ?? '100%', height }}>
      <Icon name={icon} size={Math.min(40, height / 2)} />
    </span>
  );
}

import { Icon } from './icon';
import { useAllowedPictures } from './image-hosts';
import { LazyImage } from './lazy-image';
import styles from './picture.module.css';

interface PictureProps {
  src: string;
  width?: number;
  height: number;
  /** The icon that is shown where there is no picture. */
  icon: string;
}

/** A decorative picture beside a text that says what it shows. */
export function Picture({ src, width, height, icon }: PictureProps) {
  const [image] = useAllowedPictures([src]);
  if (image !== undefined) {
    return <LazyImage src={image} alt="" height={height} {...(width === undefined ? {} : { width })} />;
  }
  return (
    <span className={styles.none} style={{ width: width ?? '100%', height }}>
      <Icon name={icon} size={Math.min(40, height / 2)} />
    </span>
  );
}

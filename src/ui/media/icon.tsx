import styles from './icon.module.css';

interface IconProps {
  name: string;
  size?: number;
}

/** One drawing of the sprite, in the colour of the text around it; decorative, so its neighbour carries the name. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

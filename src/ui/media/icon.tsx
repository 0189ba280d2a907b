import styles from './icon.module.css';

interface IconProps {
  name: string;
  size?: number;
}

/** An icon of the sprite in the current text colour; decorative, so the element beside it needs the name. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

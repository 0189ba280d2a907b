import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  size?: number;
}

const tones = 5;
const usual = 40;

/** The last character of a name on one of five papers; the same person always gets the same one. */
export function Avatar({ name, size = usual }: AvatarProps) {
  const characters = Array.from(name);
  const last = characters[characters.length - 1] ?? '';
  const tone = characters.reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % tones;
  return (
    <span
      className={styles.avatar}
      data-tone={tone}
      // Lists have the usual size, which the style sheet knows.
      style={size === usual ? undefined : { width: size, height: size, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      {last}
    </span>
  );
}

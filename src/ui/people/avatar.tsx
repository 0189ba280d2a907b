import { useState } from 'react';
import '@/ui/theme/avatar.css';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  size?: number;
  /** A checked address; empty where the person has no picture. */
  picture?: string;
}

const tones = 5;
const defaultSize = 40;

/**
 * The person's picture, or the last character of the name on one of five colours until it is loaded and where it fails; the same name always
 * gets the same colour.
 */
export function Avatar({ name, size = defaultSize, picture = '' }: AvatarProps) {
  const [failed, setFailed] = useState('');
  const characters = Array.from(name);
  const last = characters[characters.length - 1] ?? '';
  const tone = characters.reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % tones;
  return (
    <span
      className={`${styles.avatar} lc-avatar-${tone}`}
      // The default size is in the style sheet, which saves inline styles in long lists.
      style={size === defaultSize ? undefined : { width: size, height: size, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      {last}
      {picture !== '' && picture !== failed && (
        <img className={styles.picture} src={picture} alt="" onError={() => setFailed(picture)} />
      )}
    </span>
  );
}

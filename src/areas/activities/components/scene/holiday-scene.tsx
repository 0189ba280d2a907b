import type { HolidayName } from '@/domain/activities/holiday';
import { motifs } from './motifs';
import { Branch, Cloud, Hills, Lantern } from './scene-parts';
import { Stars } from './stars';
import styles from './holiday-scene.module.css';

/** The colours of a holiday, and what falls or shines in its sky. */
const themes: Readonly<Record<HolidayName, keyof typeof skies>> = {
  'new-year': 'red',
  laba: 'winter',
  'new-year-eve': 'red',
  spring: 'red',
  lantern: 'night',
  qingming: 'spring',
  labour: 'harvest',
  'dragon-boat': 'spring',
  'mid-autumn': 'night',
  national: 'red',
  'double-ninth': 'harvest',
  'winter-solstice': 'winter',
};

const skies = {
  night: <Stars />,
  red: <Stars />,
  winter: <Stars scale={1.9} />,
  spring: null,
  harvest: null,
};

/** Drawn for the part of the mock-up below the status bar. */
const frame = '0 44 390 456';

/** The picture of a holiday: sky, a moon or a sun with what stands for the day before it, hills and roofs. Decorative. */
export function HolidayScene({ name }: { name: HolidayName }) {
  return (
    <svg
      className={styles.scene}
      data-theme={themes[name]}
      viewBox={frame}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="holiday-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-1)" />
          <stop offset=".55" stopColor="var(--sky-2)" />
          <stop offset="1" stopColor="var(--sky-3)" />
        </linearGradient>
        <radialGradient id="holiday-horizon">
          <stop offset="0" stopColor="#f0b06c" stopOpacity=".95" />
          <stop offset=".55" stopColor="#d98d5c" stopOpacity=".5" />
          <stop offset="1" stopColor="#d98d5c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="holiday-disc" cx=".4" cy=".35" r=".75">
          <stop offset="0" stopColor="#fffbe9" />
          <stop offset=".6" stopColor="#fdebb8" />
          <stop offset="1" stopColor="#f3cf85" />
        </radialGradient>
        <radialGradient id="holiday-light">
          <stop offset="0" stopColor="#ffe9ae" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffe9ae" stopOpacity="0" />
        </radialGradient>
        {/* Keeps the title readable where the disc reaches up to it. */}
        <linearGradient id="holiday-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".5" stopColor="var(--sky-1)" stopOpacity=".75" />
          <stop offset="1" stopColor="var(--sky-1)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#holiday-sky)" d="M0 0h390v700H0z" />
      {skies[themes[name]]}
      <ellipse cx="290" cy="312" rx="210" ry="92" fill="url(#holiday-horizon)" />
      <circle cx="262" cy="172" r="190" fill="url(#holiday-light)" />
      <circle cx="262" cy="172" r="98" fill="url(#holiday-disc)" />
      <g fill="#eccb86" opacity=".5">
        <circle cx="222" cy="132" r="14" />
        <circle cx="310" cy="128" r="9" />
        <circle cx="318" cy="196" r="13" />
        <circle cx="206" cy="184" r="8" />
      </g>
      <Cloud turn="translate(268 236) scale(.9)" opacity={0.8} />
      <Cloud turn="translate(170 218) scale(.62)" opacity={0.65} />
      <g transform="translate(262 172)">{motifs[name]}</g>
      <Cloud turn="translate(226 212) scale(.95)" opacity={1} />
      <Cloud turn="translate(300 224) scale(.55)" opacity={0.9} />
      <path fill="url(#holiday-shade)" d="M0 0h390v120H0z" />
      <Hills />
      <Lantern turn="translate(362 296) scale(.6)" />
      <Branch />
    </svg>
  );
}

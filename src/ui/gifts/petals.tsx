import styles from './petals.module.css';

/** The shapes of the petals and their colours. */
const petals: readonly (readonly [shape: string, colour: 'gold' | 'red' | 'jade'])[] = [
  ['M52 96c10 2 16 10 15 20-9 0-16-8-15-20z', 'gold'],
  ['M330 74c-3 10 2 19 11 22 4-9 0-18-11-22z', 'red'],
  ['M300 150c9-1 16 4 18 12-8 3-16-2-18-12z', 'gold'],
  ['M88 168c-8 4-11 12-8 19 8-2 12-10 8-19z', 'red'],
  ['M112 84c6 3 8 9 6 15-6-2-9-8-6-15z', 'jade'],
  ['M266 92c-7 2-10 8-8 14 6 0 10-6 8-14z', 'gold'],
  ['M346 196c-7 1-11 6-11 12 7 1 12-4 11-12z', 'jade'],
  ['M36 214c7 1 12 6 12 13-8 1-13-5-12-13z', 'gold'],
  ['M230 66c5 3 6 8 4 13-5-2-7-7-4-13z', 'red'],
  ['M150 58c-6 2-8 7-6 12 5-1 8-6 6-12z', 'gold'],
  ['M24 150c6 0 11 4 11 10-7 1-11-3-11-10z', 'red'],
  ['M368 128c-5 3-7 8-4 13 5-2 7-7 4-13z', 'gold'],
];

/** Petals that fall once behind a success message; with reduced motion they are still. They cover the positioned parent. */
export function Petals() {
  return (
    <svg className={styles.petals} viewBox="0 0 390 330" aria-hidden="true">
      {petals.map(([shape, colour]) => (
        <path key={shape} d={shape} data-colour={colour} />
      ))}
    </svg>
  );
}

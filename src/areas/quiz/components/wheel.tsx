import { wheelTurn } from '@/domain/quiz/draw';
import coin from '@/ui/icons/coin.svg';
import styles from './wheel.module.css';

/** Full turns before the wheel stops. */
const turns = 5;
const centre = 150;
const radius = 138;

interface WheelProps {
  label: string;
  names: readonly string[];
  /** The place at which it stops; null while nothing was drawn. */
  won: number | null;
  /** Whether the way there is shown; else the wheel rests there at once. */
  isTurning: boolean;
}

/** A wheel that shows what the gateway has drawn; it decides nothing. */
export function Wheel({ label, names, won, isTurning }: WheelProps) {
  const angle = won === null ? 0 : wheelTurn(won, names.length) + turns * 360;
  return (
    <div className={styles.wheel} role="img" aria-label={label}>
      <svg
        className={styles.disc}
        viewBox="0 0 300 300"
        aria-hidden="true"
        data-turned={isTurning}
        style={{ transform: `rotate(${angle}deg)` }}
      >
        {names.map((name, index) => (
          <g key={name} transform={`rotate(${((index + 0.5) * 360) / names.length} ${centre} ${centre})`}>
            <path
              className={
                index === won && !isTurning ? styles.won : index % 2 === 0 ? styles.even : styles.odd
              }
              d={fieldPath(names.length)}
            />
            <text className={styles.name} x={centre} y={52}>
              {name}
            </text>
          </g>
        ))}
        <circle className={styles.rim} cx={centre} cy={centre} r={radius} />
        {names.map((name, index) => (
          <circle
            key={name}
            className={styles.dot}
            cx={centre}
            cy={centre - radius}
            r="3"
            transform={`rotate(${(index * 360) / names.length} ${centre} ${centre})`}
          />
        ))}
      </svg>
      <svg className={styles.pointer} viewBox="0 0 84 104" aria-hidden="true">
        <path className={styles.hub} d="M42 0l14 30a34 34 0 1 1-28 0z" />
        <circle className={styles.hubLine} cx="42" cy="62" r="29" />
      </svg>
      <img className={styles.coin} src={coin} alt="" />
    </div>
  );
}

/** One of so many equal fields, its middle pointing up. */
function fieldPath(fields: number): string {
  const half = Math.PI / fields;
  const x = Math.sin(half) * radius;
  const y = Math.cos(half) * radius;
  return `M${centre} ${centre}L${centre - x} ${centre - y}A${radius} ${radius} 0 0 1 ${centre + x} ${centre - y}Z`;
}

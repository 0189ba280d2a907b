import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import styles from './chart.module.css';

interface Tick {
  /** The place on the time axis: 0 is its beginning, 1 its end. */
  at: number;
  label: string;
}

interface Point extends Tick {
  /** The balance from that day on; below zero is a shortfall. */
  balance: number;
  /** What is held from that day on; a shortfall that leaves gifts unpaid spends nothing. */
  held: number;
  isMarked?: boolean;
}

interface StepChartProps {
  /** The balance before the first point. */
  start: { label: string; balance: number };
  points: readonly Point[];
  /** What the axis names after its beginning. */
  ticks: readonly Tick[];
  format: (value: number) => string;
}

const area = { left: 58, right: 318, top: 12, zero: 84, below: 90 };
/** From this many points on the dots are small, so that they do not cover the line. */
const many = 10;

/** A projected balance as descending steps on a true time axis; the first shortfall is highlighted, and all values are text for screen readers. */
export function StepChart({ start, points, ticks, format }: StepChartProps) {
  const messages = useMessages(kitMessages);
  const highest = Math.max(1, start.balance, ...points.map(({ balance }) => balance));
  const placeOf = (at: number) => area.left + (area.right - area.left) * at;
  const x = (index: number) => placeOf(points[index]?.at ?? 1);
  const y = (balance: number) =>
    balance < 0 ? area.below : area.zero - ((area.zero - area.top) * balance) / highest;
  const radius = points.length < many ? 4 : 2.5;
  const shortIndex = points.findIndex(({ balance }) => balance < 0);
  const shortPoint = points[shortIndex];
  const steps = points.map(({ held }, index) => `H${x(index)}V${y(Math.max(0, held))}`).join('');
  const line = `M${area.left} ${y(Math.max(0, start.balance))}${steps}H${area.right}`;
  const accessibleText = [start, ...points].map(({ label, balance }) =>
    messages.pointAccessibleText(label, format(balance)),
  );
  return (
    <svg
      viewBox="0 0 326 112"
      className={styles.chart}
      role="img"
      aria-label={messages.sentence(accessibleText)}
    >
      <path
        className={styles.grid}
        d={`M${area.left} ${area.top}H${area.right}M${area.left} 48H${area.right}`}
      />
      <path className={styles.base} d={`M${area.left} ${area.zero + 0.5}H${area.right}`} />
      <path className={styles.fill} d={`${line}V${area.zero}H${area.left}z`} />
      <path className={styles.line} d={line} />
      {shortPoint !== undefined && (
        <path
          className={styles.shortLine}
          d={`M${x(shortIndex)} ${y(Math.max(0, shortPoint.held))}V${area.below}`}
        />
      )}
      {points.map(({ balance, isMarked = false }, index) => (
        <g key={index}>
          {(balance >= 0 || index === shortIndex) && (
            <circle
              cx={x(index)}
              cy={y(balance)}
              r={index === shortIndex || isMarked ? 5.5 : radius}
              className={index === shortIndex ? styles.shortDot : isMarked ? styles.markedDot : styles.dot}
            />
          )}
        </g>
      ))}
      <text x={area.left} y={108} className={styles.label}>
        {start.label}
      </text>
      {ticks.map(({ at, label }) => (
        <g key={label}>
          <path className={styles.base} d={`M${placeOf(at)} ${area.zero}v4`} />
          <text x={placeOf(at)} y={108} textAnchor={at > 0.9 ? 'end' : 'middle'} className={styles.label}>
            {label}
          </text>
        </g>
      ))}
      <text x={area.left - 6} y={area.top + 4} textAnchor="end" className={styles.label}>
        {format(highest)}
      </text>
      <text x={area.left - 6} y={area.zero + 4} textAnchor="end" className={styles.label}>
        0
      </text>
    </svg>
  );
}

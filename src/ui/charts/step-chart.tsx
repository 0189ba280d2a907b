import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import styles from './chart.module.css';

interface Point {
  /** A day. */
  label: string;
  /** What is left from that day on; below zero is what is missing. */
  balance: number;
}

interface StepChartProps {
  /** What is there before the first point. */
  start: Point;
  points: readonly Point[];
  format: (value: number) => string;
}

const area = { left: 58, right: 326, top: 12, zero: 84, below: 90 };

/** A projected balance as steps down; the first shortfall stands out, and a sentence gives every value. */
export function StepChart({ start, points, format }: StepChartProps) {
  const messages = useMessages(kitMessages);
  const highest = Math.max(1, start.balance, ...points.map(({ balance }) => balance));
  const width = (area.right - area.left) / (points.length + 1);
  const x = (place: number) => area.left + width * (place + 1);
  const y = (balance: number) =>
    balance < 0 ? area.below : area.zero - ((area.zero - area.top) * balance) / highest;
  const short = points.findIndex(({ balance }) => balance < 0);
  const sound = short < 0 ? points : points.slice(0, short);
  const steps = sound.map(({ balance }, place) => `H${x(place)}V${y(balance)}`).join('');
  const end = short < 0 ? area.right : x(short);
  const line = `M${area.left} ${y(start.balance)}${steps}H${end}`;
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
      <path className={styles.line} d={short < 0 ? line : `${line}V${area.below}`} />
      {short >= 0 && <path className={styles.shortLine} d={`M${x(short)} ${area.below}H${area.right}`} />}
      {points.map(({ label, balance }, place) => (
        <g key={label}>
          {(place < short || short < 0 || place === short) && (
            <circle
              cx={x(place)}
              cy={y(balance)}
              r={place === short ? 5.5 : 4}
              className={place === short ? styles.shortDot : styles.dot}
            />
          )}
          <text x={x(place)} y={108} textAnchor="middle" className={styles.label}>
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

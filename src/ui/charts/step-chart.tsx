import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import styles from './chart.module.css';

interface Point {
  /** A day. */
  label: string;
  /** The balance from that day on; below zero is a shortfall. */
  balance: number;
}

interface StepChartProps {
  /** The balance before the first point. */
  start: Point;
  points: readonly Point[];
  format: (value: number) => string;
}

const area = { left: 58, right: 326, top: 12, zero: 84, below: 90 };

/** A projected balance as descending steps; the first shortfall is highlighted, and all values are text for screen readers. */
export function StepChart({ start, points, format }: StepChartProps) {
  const messages = useMessages(kitMessages);
  const highest = Math.max(1, start.balance, ...points.map(({ balance }) => balance));
  const width = (area.right - area.left) / (points.length + 1);
  const x = (index: number) => area.left + width * (index + 1);
  const y = (balance: number) =>
    balance < 0 ? area.below : area.zero - ((area.zero - area.top) * balance) / highest;
  const shortIndex = points.findIndex(({ balance }) => balance < 0);
  const covered = shortIndex < 0 ? points : points.slice(0, shortIndex);
  const steps = covered.map(({ balance }, index) => `H${x(index)}V${y(balance)}`).join('');
  const end = shortIndex < 0 ? area.right : x(shortIndex);
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
      <path className={styles.line} d={shortIndex < 0 ? line : `${line}V${area.below}`} />
      {shortIndex >= 0 && (
        <path className={styles.shortLine} d={`M${x(shortIndex)} ${area.below}H${area.right}`} />
      )}
      {points.map(({ label, balance }, index) => (
        <g key={index}>
          {(index < shortIndex || shortIndex < 0 || index === shortIndex) && (
            <circle
              cx={x(index)}
              cy={y(balance)}
              r={index === shortIndex ? 5.5 : 4}
              className={index === shortIndex ? styles.shortDot : styles.dot}
            />
          )}
          <text x={x(index)} y={108} textAnchor="middle" className={styles.label}>
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

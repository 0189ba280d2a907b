import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import styles from './chart.module.css';

interface Month {
  label: string;
  /** Sizes, both at least zero, in whatever unit `format` takes. */
  gains: number;
  costs: number;
}

interface BarChartProps {
  months: readonly Month[];
  /** Place of the month that is looked at. */
  current: number;
  format: (value: number) => string;
  /** What is read out for each month where it is no income and spending; the page then has a legend of its own. */
  said?: readonly string[];
}

const area = { width: 326, height: 112, foot: 88, top: 14 };
const widest = { bar: 12, light: 48 };

/** Income and spending of some months as pairs of bars, the month that is looked at in full colour; read out as a sentence with every value. */
export function BarChart({ months, current, format, said }: BarChartProps) {
  const messages = useMessages(kitMessages);
  const highest = Math.max(1, ...months.flatMap(({ gains, costs }) => [gains, costs]));
  const column = area.width / Math.max(1, months.length);
  const bar = Math.min(widest.bar, column / 2 - 2);
  const light = Math.min(widest.light, column);
  const rise = (value: number) => (value === 0 ? 0 : Math.max(2, ((area.foot - area.top) * value) / highest));
  const accessibleText =
    said ??
    months.map(({ label, gains, costs }) =>
      messages.monthAccessibleText(label, format(gains), format(costs)),
    );
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${area.width} ${area.height}`}
        className={styles.chart}
        role="img"
        aria-label={messages.sentence(accessibleText)}
      >
        <path className={styles.grid} d={`M0 ${area.top - 6}H${area.width}M0 48H${area.width}`} />
        <path className={styles.base} d={`M0 ${area.foot + 0.5}H${area.width}`} />
        {months.map(({ label, gains, costs }, place) => {
          const middle = column * (place + 0.5);
          return (
            <g key={label} className={styles.month} data-current={place === current}>
              <rect
                x={middle - light / 2}
                y={0}
                width={light}
                height={area.height}
                rx={10}
                className={styles.column}
              />
              <rect
                x={middle - bar - 1}
                y={area.foot - rise(gains)}
                width={bar}
                height={rise(gains)}
                rx={4}
                className={styles.gains}
              />
              <rect
                x={middle + 1}
                y={area.foot - rise(costs)}
                width={bar}
                height={rise(costs)}
                rx={4}
                className={styles.costs}
              />
              <text x={middle} y={106} textAnchor="middle" className={styles.label}>
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      {said === undefined && (
        <figcaption className={styles.legend} aria-hidden="true">
          <span className={styles.key} data-series="gains">
            {messages.gains}
          </span>
          <span className={styles.key} data-series="costs">
            {messages.costs}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

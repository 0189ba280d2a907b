import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import styles from './chart.module.css';

interface Month {
  label: string;
  /** Both at least zero, in the unit that `format` takes. */
  gains: number;
  costs: number;
}

interface BarChartProps {
  months: readonly Month[];
  /** Index of the selected month. */
  current: number;
  format: (value: number) => string;
  /** Text of each month for screen readers, for other values than income and spending; it also hides the legend. */
  said?: readonly string[];
}

const area = { width: 326, height: 112, baseline: 88, top: 14 };
const maxWidths = { bar: 12, column: 48 };

/** Income and spending by month as pairs of bars, the selected month in full colour, with all values as text for screen readers. */
export function BarChart({ months, current, format, said }: BarChartProps) {
  const messages = useMessages(kitMessages);
  const highest = Math.max(1, ...months.flatMap(({ gains, costs }) => [gains, costs]));
  const monthWidth = area.width / Math.max(1, months.length);
  const barWidth = Math.min(maxWidths.bar, monthWidth / 2 - 2);
  const columnWidth = Math.min(maxWidths.column, monthWidth);
  const heightOf = (value: number) =>
    value === 0 ? 0 : Math.max(2, ((area.baseline - area.top) * value) / highest);
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
        <path className={styles.base} d={`M0 ${area.baseline + 0.5}H${area.width}`} />
        {months.map(({ label, gains, costs }, index) => {
          const middle = monthWidth * (index + 0.5);
          return (
            <g key={label} className={styles.month} data-current={index === current}>
              <rect
                x={middle - columnWidth / 2}
                y={0}
                width={columnWidth}
                height={area.height}
                rx={10}
                className={styles.column}
              />
              <rect
                x={middle - barWidth - 1}
                y={area.baseline - heightOf(gains)}
                width={barWidth}
                height={heightOf(gains)}
                rx={4}
                className={styles.gains}
              />
              <rect
                x={middle + 1}
                y={area.baseline - heightOf(costs)}
                width={barWidth}
                height={heightOf(costs)}
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
        <Inline as="figcaption" tone="secondary" size="caption" align="stretch" aria-hidden="true">
          <Inline as="span" marginRight={4} className={styles.key} data-series="gains">
            {messages.gains}
          </Inline>
          <Inline as="span" marginRight={4} className={styles.key} data-series="costs">
            {messages.costs}
          </Inline>
        </Inline>
      )}
    </figure>
  );
}

import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Note } from '@/ui/text/text';
import type { TripDetail } from '../endpoints/taxi-trips';
import { tripMessages } from '../messages';
import { fareMemory, percentAbove } from '../rules/fare-memory';
import { besideEstimate, memoryText } from '../trip-text';
import styles from './fare-memory.module.css';

const size = { width: 74, height: 46, pad: 6 };

/** How the price of a ride compares with its estimate, and with the person's other rides on this way. */
export function FareMemory({ rides }: { rides: TripDetail['rides'] }) {
  const messages = useMessages(tripMessages);
  const ride = rides[rides.length - 1];
  const percent = ride === undefined ? null : percentAbove(ride);
  if (ride === undefined || percent === null) return null;
  const memory = fareMemory(rides);
  return (
    <section className={styles.card}>
      {memory !== null && <Chart recent={memory.recent} low={memory.low} high={memory.high} />}
      <Box grow>
        <Inline as="p" wrap align="baseline" justify="between">
          <b>{besideEstimate(percent, messages)}</b>
          <Note as="span">
            {messages.estimate} {formatCoins(ride.estimate)}
          </Note>
        </Inline>
        {memory !== null && <Note>{memoryText(memory, messages)}</Note>}
      </Box>
    </section>
  );
}

interface ChartProps {
  recent: readonly number[];
  low: number;
  high: number;
}

/** The last rides as a line above the estimate, with the usual range behind it. */
function Chart({ recent, low, high }: ChartProps) {
  const messages = useMessages(tripMessages);
  const least = Math.min(0, low, ...recent);
  const most = Math.max(1, high, ...recent);
  const { width, height, pad } = size;
  const toX = (index: number) => pad + ((width - 2 * pad) * index) / Math.max(1, recent.length - 1);
  const toY = (percent: number) => height - pad - ((height - 2 * pad) * (percent - least)) / (most - least);
  const points = recent.map((percent, index) => [toX(index), toY(percent)] as const);
  const last = points[points.length - 1];
  return (
    <svg
      className={styles.chart}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={messages.memoryChart(recent.map(messages.percent).join(messages.listComma))}
    >
      <rect
        className={styles.range}
        y={toY(high) - 3}
        width={width}
        height={toY(low) - toY(high) + 6}
        rx="4"
      />
      <path className={styles.estimate} d={`M2 ${toY(0)}h${width - 4}`} />
      <path className={styles.curve} d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      {points.slice(0, -1).map(([x, y]) => (
        <circle key={x} className={styles.ride} cx={x} cy={y} r="2.600" />
      ))}
      {last !== undefined && <circle className={styles.last} cx={last[0]} cy={last[1]} r="4.600" />}
    </svg>
  );
}

import { formatCoins, tenths } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { BarChart } from '@/ui/charts/bar-chart';
import { StepChart } from '@/ui/charts/step-chart';
import { Card } from '@/ui/layout/card';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

const gains = [6200, 8700, 4800, 10_300, 7100, 14_660];
const costs = [3600, 5200, 7500, 4400, 5600, 8126];
const ticks = [
  { at: 0.3, label: '10/01' },
  { at: 0.9, label: '12/25' },
];
const coins = (value: number) => formatCoins(tenths(value));

export default function Charts() {
  const messages = useMessages(sampleMessages);
  return (
    <div className={styles.stack}>
      <Card title={messages.bars}>
        <BarChart
          months={messages.months.map((label, index) => ({
            label,
            gains: gains[index] ?? 0,
            costs: costs[index] ?? 0,
          }))}
          current={5}
          format={coins}
        />
      </Card>
      <Card title={messages.forecast}>
        <StepChart
          start={{ label: messages.today, balance: 26_805 }}
          points={[
            { at: 0.1, label: '9/18', balance: 24_925, held: 24_925 },
            { at: 0.3, label: '10/01', balance: 13_045, held: 13_045 },
            { at: 0.6, label: '11/08', balance: 4165, held: 4165 },
            { at: 0.9, label: '12/25', balance: -1035, held: 4165 },
          ]}
          ticks={ticks}
          format={coins}
        />
      </Card>
      <Card title={messages.forecast}>
        <StepChart
          start={{ label: messages.today, balance: 26_805 }}
          points={[
            { at: 0.1, label: '9/18', balance: 24_925, held: 24_925 },
            { at: 0.3, label: '10/01', balance: 13_045, held: 13_045 },
          ]}
          ticks={ticks}
          format={coins}
        />
      </Card>
    </div>
  );
}

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatCoins, tenths } from '@/domain/money';
import { BarChart } from '@/ui/charts/bar-chart';
import { StepChart } from '@/ui/charts/step-chart';
import { controlClock } from '../../support/user';

controlClock();
const coins = (value: number) => formatCoins(tenths(value));

describe('a chart', () => {
  it('of months has every value in its accessible description', () => {
    const months = [
      { label: '8月', gains: 7100, costs: 0 },
      { label: '9月', gains: 14_660, costs: 8126 },
    ];
    render(<BarChart months={months} current={1} format={coins} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      '8月收入 710.0，支出 0.0；9月收入 1,466.0，支出 812.6',
    );
  });

  it('of a projected balance has every value in its accessible description, and marks the first shortfall only', () => {
    const { container } = render(
      <StepChart
        start={{ label: '现在', balance: 1000 }}
        points={[
          { at: 0.1, label: '9/18', balance: 500, held: 500, isMarked: true },
          { at: 0.6, label: '10/1', balance: -100, held: 500 },
          { at: 0.7, label: '11/8', balance: -600, held: 500 },
        ]}
        ticks={[{ at: 1, label: '12/1' }]}
        format={coins}
      />,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName('现在 100.0；9/18 50.0；10/1 −10.0；11/8 −60.0');
    const places = [...container.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cx')));
    expect(places).toHaveLength(2);
    // The axis is 260 wide from 58 on: half of it lies between 0.1 and 0.6.
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBeCloseTo(130);
  });
});

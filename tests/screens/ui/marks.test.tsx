import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Coupon } from '@/ui/money/coupon';
import { controlClock } from '../../support/user';

controlClock();

describe('a coupon', () => {
  it('says that it is gone, and offers nothing', () => {
    render(<Coupon value="10" unit="龙币" name="打车券" validity="昨天" use={{ gone: '已使用' }} />);
    expect(screen.getByRole('article')).toHaveTextContent('已使用');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('status steps', () => {
  it.each([
    [5, 'across'],
    [6, 'down'],
  ])('show %i steps %s', (count, direction) => {
    const steps = Array.from({ length: count }, (_, index) => ({ name: `第${index}步` }));
    render(<StatusSteps label="进度" steps={steps} current={1} />);
    expect(screen.getByRole('list', { name: '进度' })).toHaveAttribute('data-direction', direction);
  });

  it('state which steps are done, current and to come', () => {
    render(
      <StatusSteps label="进度" steps={[{ name: '下单' }, { name: '付款' }, { name: '收货' }]} current={1} />,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['下单已完成', '2付款进行中', '3收货未开始']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});

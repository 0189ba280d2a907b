import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { formatCoins, tenths } from '@/domain/money';
import { BarChart } from '@/ui/charts/bar-chart';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { CodeCard } from '@/ui/codes/code-card';
import { Countdown } from '@/ui/feedback/countdown';
import { Coupon } from '@/ui/money/coupon';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { LazySection } from '@/ui/lazy/lazy-section';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { LazyImage } from '@/ui/media/lazy-image';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { StepChart } from '@/ui/charts/step-chart';
import { Switch } from '@/ui/forms/switch';
import { Tabs } from '@/ui/layout/tabs';
import { observeByHand } from '../support/observer';
import { moveClockByHand, newUser } from '../support/user';

moveClockByHand();

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const coins = (value: number) => formatCoins(tenths(value));

describe('parts drawn in turn', () => {
  const show = () =>
    render(
      <LazySection fallback={<Skeleton label="还在路上" bars={[20]} />}>
        <p>第一张</p>
        {null}
        <p>第二张</p>
        <p>第三张</p>
      </LazySection>,
    );

  it('stand one after the other while the place of the next is in sight, with what waits for the rest below them', async () => {
    const { see } = observeByHand();
    show();
    expect(screen.getByText('第一张')).toBeVisible();
    see(true);
    expect(screen.queryByText('第二张')).toBeNull();
    await pass(0);
    expect(screen.getByText('第二张')).toBeVisible();
    expect(screen.queryByText('第三张')).toBeNull();
    see(true);
    expect(screen.getByRole('status', { name: '还在路上' })).toBeVisible();
    await pass(0);
    expect(screen.getByText('第三张')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('are not drawn while they are out of sight', async () => {
    const { see } = observeByHand();
    show();
    see(false);
    await pass(5_000);
    expect(screen.queryByText('第二张')).toBeNull();
  });

  it('are said to be on their way only once their place is in sight', () => {
    const { see } = observeByHand();
    show();
    const waiting = () => screen.queryByRole('status', { name: '还在路上' });
    expect(waiting()).toBeNull();
    see(true);
    expect(waiting()).toBeVisible();
  });

  it('are looked for a whole screen ahead as soon as somebody scrolls', () => {
    const { margins } = observeByHand();
    show();
    expect(margins()).toEqual(['0px']);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(margins()).toEqual(['0px 0px 100% 0px']);
  });
});

describe('tabs', () => {
  function Sample() {
    const [tab, setTab] = useState<'a' | 'b' | 'c'>('a');
    return (
      <Tabs
        label="预约"
        tabs={[
          ['a', '进行中'],
          ['b', '已送达'],
          ['c', '已取消'],
        ]}
        current={tab}
        onChange={setTab}
      >
        这里是{tab}
      </Tabs>
    );
  }

  it('show what the chosen one names, and are chosen by arrow keys round both ends', async () => {
    const user = newUser();
    render(<Sample />);
    const panel = () => screen.getByRole('tabpanel').textContent;
    await user.tab();
    expect(screen.getByRole('tab', { name: '进行中', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: '已取消', selected: true })).toHaveFocus();
    expect(panel()).toBe('这里是c');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(panel()).toBe('这里是b');
    await user.keyboard('{Home}');
    expect(screen.getByRole('tabpanel', { name: '进行中' })).toBeVisible();
    await user.keyboard('{End}x');
    expect(panel()).toBe('这里是c');
  });

  it('take one stop of the Tab key, whatever their number', async () => {
    const user = newUser();
    render(
      <>
        <Sample />
        <button type="button">后面</button>
      </>,
    );
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: '后面' })).toHaveFocus();
  });
});

describe('a row of choices', () => {
  it('is a group of which one is chosen, by tap and by arrow keys', async () => {
    const user = newUser();
    const change = vi.fn();
    render(
      <ChoiceRow
        label="类型"
        choices={[
          ['all', '全部'],
          ['in', '收到'],
        ]}
        current="all"
        onChange={change}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: '类型' })).toBeVisible();
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('全部');
    await user.click(screen.getByRole('radio', { name: '收到' }));
    await user.keyboard('{ArrowUp}');
    expect(change.mock.calls).toEqual([['in'], ['in']]);
  });

  it('can be entered by the keyboard where nothing is chosen yet', async () => {
    const user = newUser();
    render(<ChoiceRow label="类型" choices={[['all', '全部']]} current={'' as 'all'} onChange={vi.fn()} />);
    await user.tab();
    expect(screen.getByRole('radio', { name: '全部' })).toHaveFocus();
  });
});

describe('form rows', () => {
  it('lead on only where there is something to lead to', () => {
    render(
      <>
        <FormRow label="版本" value="2.6.0" />
        <FormRow label="支付限额" value="2,000" onOpen={vi.fn()} />
      </>,
    );
    expect(screen.getAllByRole('button').map((row) => row.textContent)).toEqual(['支付限额2,000']);
  });

  it('switch as a whole, and say their state', async () => {
    const user = newUser();
    const [row, alone] = [vi.fn(), vi.fn()];
    render(
      <>
        <SwitchRow label="键盘乱序" checked onChange={row} />
        <Switch label="免打扰" checked={false} onChange={alone} />
      </>,
    );
    await user.click(screen.getByRole('switch', { name: '键盘乱序', checked: true }));
    screen.getByRole('switch', { name: '免打扰', checked: false }).focus();
    await user.keyboard(' ');
    expect(row).toHaveBeenCalledExactlyOnceWith(false);
    expect(alone).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('a countdown', () => {
  it('moves its digits each second and its label each minute', async () => {
    const changes: (string | null)[] = [];
    render(<Countdown until={Date.now() + 90_061_000} />);
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent('1天01:01:01');
    for (let second = 0; second < 62; second++) {
      await pass(1000);
      const label = timer.getAttribute('aria-label');
      if (changes[changes.length - 1] !== label) changes.push(label);
    }
    expect(timer).toHaveTextContent('1天00:59:59');
    expect(changes).toEqual(['还剩 1 天 1 小时 1 分', '还剩 1 天 1 小时', '还剩 1 天 59 分']);
  });

  it('says when less than a minute is left, and when it is over', async () => {
    render(<Countdown until={Date.now() + 2000} />);
    expect(screen.getByRole('timer')).toHaveAccessibleName('还剩不到 1 分钟');
    await pass(3000);
    expect(screen.getByRole('timer')).toHaveAccessibleName('已结束');
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:00');
  });

  it('goes by the clock that it was given', async () => {
    let now = 0;
    render(<Countdown until={10_000} clock={() => now} />);
    now = 4000;
    await pass(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:06');
  });
});

describe('a lazy image', () => {
  it('is fetched two screens before it is reached, and not earlier', () => {
    const sight = observeByHand();
    render(<LazyImage src="cake.png" alt="礼盒" height={100} />);
    expect(sight.margins()).toEqual(['200% 0px']);
    expect(screen.queryByRole('img')).toBeNull();
    sight.see(true);
    expect(screen.getByRole('img', { name: '礼盒' })).toHaveAttribute('src', 'cake.png');
    sight.see(false);
    expect(screen.getByRole('img', { name: '礼盒' })).toBeInTheDocument();
  });

  it('is tried three times, then says that it did not load; another address begins anew', () => {
    const sight = observeByHand();
    const { rerender } = render(<LazyImage src="a.png" alt="礼盒" height={100} />);
    sight.see(true);
    const images = new Set<Element>();
    for (let attempt = 0; attempt < 3; attempt++) {
      const image = screen.getByRole('img', { name: '礼盒' });
      images.add(image);
      fireEvent.error(image);
    }
    expect(images.size).toBe(3);
    expect(screen.getByRole('img', { name: '礼盒，图片没能加载' })).toBeVisible();
    rerender(<LazyImage src="b.png" alt="礼盒" height={100} />);
    sight.see(true);
    expect(screen.getByRole('img', { name: '礼盒' })).toHaveAttribute('src', 'b.png');
  });
});

describe('a code card', () => {
  const code = { digits: '284613579024616188', matrix: [[true, false]], bars: [2, 1, 3] };

  it('shows only the ends of its digits until it is asked for all, and hides them again', async () => {
    const user = newUser();
    render(<CodeCard title="付款" code={code} />);
    const card = screen.getByRole('region', { name: '付款' });
    expect(card).toHaveTextContent('2846 **** **** 6188');
    expect(card.innerHTML).not.toContain('1357');
    await user.click(screen.getByRole('button', { name: '查看数字' }));
    expect(card).toHaveTextContent('2846 1357 9024 6161 88');
    await user.click(screen.getByRole('button', { name: '隐藏数字' }));
    expect(card).toHaveTextContent('2846 **** **** 6188');
  });

  it('draws exactly the modules and bars that it was given, with ten light modules on either side of the bars', () => {
    render(<CodeCard title="付款" code={code} />);
    const drawn = (name: string) => screen.getByRole('img', { name });
    const path = (name: string) => drawn(name).querySelector('path')?.getAttribute('d');
    expect(path('付款二维码')).toBe('M2 2h1v1h-1z');
    expect(path('付款条形码')).toBe('M10 0h2v1h-2zM13 0h3v1h-3z');
    expect(drawn('付款条形码')).toHaveAttribute('viewBox', '0 0 26 1');
  });

  it('is marked as over at zero, until the next one takes its place', () => {
    const next = { ...code, digits: '284613579024610000' };
    const over = () => screen.getByRole('region', { name: '付款' }).querySelector('[data-over="true"]');
    const { rerender } = render(<CodeCard title="付款" code={code} renewal={{ left: 1, of: 60 }} />);
    expect(over()).toBeNull();
    rerender(<CodeCard title="付款" code={code} renewal={{ left: 0, of: 60 }} />);
    expect(over()).not.toBeNull();
    rerender(<CodeCard title="付款" code={next} renewal={{ left: 60, of: 60 }} />);
    expect(over()).toBeNull();
    expect(screen.getByRole('region', { name: '付款' })).toHaveTextContent('2846 **** **** 0000');
  });

  it('shows no code while there is none', () => {
    render(<CodeCard title="付款" code={null} renewal={{ left: 3, of: 60 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('请联网后出示');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/秒后刷新/)).toBeNull();
  });
});

describe('a coupon', () => {
  it('that is gone says so and offers nothing', () => {
    render(<Coupon value="10" unit="龙币" name="打车券" validity="昨天" use={{ gone: '已使用' }} />);
    expect(screen.getByRole('article')).toHaveTextContent('已使用');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('status steps', () => {
  it.each([
    [5, 'across'],
    [6, 'down'],
  ])('%i of them stand %s', (count, direction) => {
    const steps = Array.from({ length: count }, (_, place) => ({ name: `第${place}步` }));
    render(<StatusSteps label="进度" steps={steps} current={1} />);
    expect(screen.getByRole('list', { name: '进度' })).toHaveAttribute('data-direction', direction);
  });

  it('say which are done, which is under way, and which are to come', () => {
    render(
      <StatusSteps label="进度" steps={[{ name: '下单' }, { name: '付款' }, { name: '收货' }]} current={1} />,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['下单已完成', '2付款进行中', '3收货未开始']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});

describe('charts', () => {
  it('of months are read out with every value', () => {
    const months = [
      { label: '8月', gains: 7100, costs: 0 },
      { label: '9月', gains: 14_660, costs: 8126 },
    ];
    render(<BarChart months={months} current={1} format={coins} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      '8月收入 710.0，支出 0.0；9月收入 1,466.0，支出 812.6',
    );
  });

  it('of a projected balance are read out with every value, and mark the first shortfall only', () => {
    const { container } = render(
      <StepChart
        start={{ label: '现在', balance: 1000 }}
        points={[
          { label: '9/18', balance: 500 },
          { label: '10/1', balance: -100 },
          { label: '11/8', balance: -600 },
        ]}
        format={coins}
      />,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName('现在 100.0；9/18 50.0；10/1 −10.0；11/8 −60.0');
    expect(container.querySelectorAll('circle')).toHaveLength(2);
  });
});

describe('the end of a list', () => {
  it('asks for more when it comes near, and once for each part', async () => {
    const sight = observeByHand();
    const more = vi.fn();
    const { rerender } = render(<InfiniteSentinel state="more" onReach={more} />);
    await pass(1000);
    expect(more).not.toHaveBeenCalled();
    sight.see(true);
    await pass(1000);
    expect(more).toHaveBeenCalledOnce();
    rerender(<InfiniteSentinel state="loading" onReach={more} />);
    expect(screen.getByRole('status')).toHaveTextContent('正在加载更多');
    rerender(<InfiniteSentinel state="more" onReach={more} />);
    await pass(1000);
    expect(more).toHaveBeenCalledTimes(2);
  });

  it('asks no sooner than 200 ms after it asked before', async () => {
    const sight = observeByHand();
    const more = vi.fn();
    const { rerender } = render(<InfiniteSentinel state="more" onReach={more} />);
    sight.see(true);
    await pass(0);
    expect(more).toHaveBeenCalledOnce();
    rerender(<InfiniteSentinel state="loading" onReach={more} />);
    rerender(<InfiniteSentinel state="more" onReach={more} />);
    await pass(199);
    expect(more).toHaveBeenCalledOnce();
    await pass(1);
    expect(more).toHaveBeenCalledTimes(2);
  });

  it('asks no more by itself after a failure or at the end', async () => {
    const user = newUser();
    const sight = observeByHand();
    const more = vi.fn();
    const { rerender } = render(<InfiniteSentinel state="failed" onReach={more} />);
    sight.see(true);
    await pass(1000);
    expect(more).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    expect(more).toHaveBeenCalledOnce();
    rerender(<InfiniteSentinel state="end" onReach={more} />);
    await pass(1000);
    expect(more).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('没有更多了');
  });
});

describe('pulling to refresh', () => {
  const setup = () => {
    let finish: () => void = () => undefined;
    const refresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(
      <PullToRefresh onRefresh={refresh}>
        <p>列表</p>
      </PullToRefresh>,
    );
    const list = screen.getByText('列表');
    const pull = (by: number) => {
      fireEvent.touchStart(list, { touches: [{ clientY: 100 }] });
      fireEvent.touchMove(list, { touches: [{ clientY: 100 + by }] });
    };
    return { refresh, list, pull, finish: () => act(async () => finish()) };
  };

  it.each([
    [69, 0],
    [70, 1],
  ])('by %i px brings what is new %i times', (by, times) => {
    const { refresh, list, pull } = setup();
    pull(by);
    expect(refresh).not.toHaveBeenCalled();
    fireEvent.touchEnd(list);
    expect(refresh).toHaveBeenCalledTimes(times);
  });

  it('does nothing where the finger went back, or the gesture was cancelled', () => {
    const { refresh, list, pull } = setup();
    pull(90);
    fireEvent.touchMove(list, { touches: [{ clientY: 110 }] });
    fireEvent.touchEnd(list);
    pull(90);
    fireEvent.touchCancel(list);
    fireEvent.touchEnd(list);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('does nothing from the middle of a page', () => {
    const { refresh, list, pull } = setup();
    Object.defineProperty(window, 'scrollY', { value: 40, configurable: true });
    pull(90);
    fireEvent.touchEnd(list);
    expect(refresh).not.toHaveBeenCalled();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('has a button that does the same, says that it is at it, and does not do it twice at a time', async () => {
    const user = newUser();
    const { refresh, finish } = setup();
    const button = screen.getByRole('button', { name: '刷新' });
    await user.click(button);
    expect(within(screen.getByRole('status')).getByText('正在刷新')).toBeVisible();
    await user.click(button);
    expect(refresh).toHaveBeenCalledOnce();
    await finish();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { Switch } from '@/ui/forms/switch';
import { Tabs } from '@/ui/layout/tabs';
import { controlClock, newUser } from '../support/user';

controlClock();

describe('tabs', () => {
  function TabsSample() {
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

  it('show the panel of the chosen tab, and are chosen by arrow keys in a circle', async () => {
    const user = newUser();
    render(<TabsSample />);
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

  it('are one stop of the Tab key, whatever their number', async () => {
    const user = newUser();
    render(
      <>
        <TabsSample />
        <button type="button">后面</button>
      </>,
    );
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: '后面' })).toHaveFocus();
  });
});

describe('a row of choices', () => {
  it('is a group in which one is chosen, by tap and by arrow keys', async () => {
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

  it('can be entered by the keyboard when nothing is chosen yet', async () => {
    const user = newUser();
    render(<ChoiceRow label="类型" choices={[['all', '全部']]} current={'' as 'all'} onChange={vi.fn()} />);
    await user.tab();
    expect(screen.getByRole('radio', { name: '全部' })).toHaveFocus();
  });
});

describe('a form row', () => {
  it('has a link mark only when it leads somewhere', () => {
    render(
      <>
        <FormRow label="版本" value="2.6.0" />
        <FormRow label="支付限额" value="2,000" onOpen={vi.fn()} />
      </>,
    );
    expect(screen.getAllByRole('button').map((row) => row.textContent)).toEqual(['支付限额2,000']);
  });

  it('toggles as a whole, and exposes its state', async () => {
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

import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { RadioGroup } from '@/ui/forms/radio-group';
import { Switch } from '@/ui/forms/switch';
import { Tabs } from '@/ui/layout/tabs';
import { controlClock, newUser } from '../../support/user';

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
    expect(change.mock.calls).toEqual([['in'], ['all']]);
  });

  it('can be entered by the keyboard when nothing is chosen yet', async () => {
    const user = newUser();
    render(<ChoiceRow label="类型" choices={[['all', '全部']]} current={'' as 'all'} onChange={vi.fn()} />);
    await user.tab();
    expect(screen.getByRole('radio', { name: '全部' })).toHaveFocus();
  });
});

describe('a radio group', () => {
  function GroupSample({ onChoose }: { onChoose: (name: string, gesture: 'tap' | 'arrow') => void }) {
    const [current, setCurrent] = useState<string>();
    return (
      <RadioGroup
        label="面额"
        choices={['30', '50', '100']}
        keyOf={(name) => name}
        current={current}
        isDisabled={(name) => name === '50'}
        onChoose={(name, gesture) => {
          setCurrent(name);
          onChoose(name, gesture);
        }}
        choiceClassName={undefined}
        attributesOf={(name) => ({ 'aria-label': `${name} 元` })}
      >
        {(name, isChosen) => (isChosen ? `已选 ${name}` : name)}
      </RadioGroup>
    );
  }

  it('passes over a disabled choice, which can be focused but not chosen', async () => {
    const user = newUser();
    const choose = vi.fn();
    render(<GroupSample onChoose={choose} />);
    await user.tab();
    expect(screen.getByRole('radio', { name: '30 元' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    const disabled = screen.getByRole('radio', { name: '50 元', checked: false });
    expect(disabled).toHaveFocus();
    expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await user.click(disabled);
    expect(choose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}');
    expect(choose.mock.calls).toEqual([['100', 'arrow']]);
    expect(screen.getByRole('radio', { name: '100 元', checked: true })).toHaveFocus();
  });

  it('goes to its ends by Home and End, and in a circle', async () => {
    const user = newUser();
    render(<GroupSample onChoose={vi.fn()} />);
    await user.tab();
    await user.keyboard('{End}');
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('100 元');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('30 元');
    await user.keyboard('{ArrowLeft}{Home}');
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('30 元');
  });

  it('is one stop of the Tab key, at the chosen one, and tells a tap from an arrow key', async () => {
    const user = newUser();
    const choose = vi.fn();
    render(
      <>
        <GroupSample onChoose={choose} />
        <button type="button">后面</button>
      </>,
    );
    await user.click(screen.getByRole('radio', { name: '100 元' }));
    expect(choose.mock.calls).toEqual([['100', 'tap']]);
    expect(screen.getByRole('radio', { name: '100 元' })).toHaveTextContent('已选 100');
    await user.tab();
    expect(screen.getByRole('button', { name: '后面' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('radio', { name: '100 元' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: '30 元' }));
    await user.tab();
    expect(screen.getByRole('button', { name: '后面' })).toHaveFocus();
  });

  it('is named by an element of the page, and lets the page find the choice that has the focus first', () => {
    const groupOf = (current: string | undefined) => (
      <>
        <p id="name">面额</p>
        <RadioGroup
          labelId="name"
          firstId="first"
          choices={['30', '50']}
          keyOf={(name) => name}
          current={current}
          onChoose={vi.fn()}
          choiceClassName={undefined}
        >
          {(name) => name}
        </RadioGroup>
      </>
    );
    const { rerender } = render(groupOf(undefined));
    expect(screen.getByRole('radiogroup', { name: '面额' })).toBeVisible();
    expect(document.querySelector('#first')).toHaveTextContent('30');
    rerender(groupOf('50'));
    expect(document.querySelector('#first')).toHaveTextContent('50');
  });

  it('is drawn by no other file', () => {
    const sources = import.meta.glob<string>('/src/**/*.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const own = Object.entries(sources).filter(([, source]) => /['"]radio(group)?['"]/.test(source));
    expect(own.map(([file]) => file)).toEqual(['/src/ui/forms/radio-group.tsx']);
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

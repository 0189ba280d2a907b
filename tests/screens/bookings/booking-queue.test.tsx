import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, tap } from '../../support/actions';
import { bookings, changeWorld, fault, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

const sheet = () => within(screen.getByRole('dialog', { name: '送出顺序' }));
const rows = () =>
  sheet()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const queue = async () => {
  const placed = (await bookings()).filter(
    ({ queueIndex }) => queueIndex !== undefined && queueIndex !== null,
  );
  return [...placed]
    .sort((one, other) => (one.queueIndex ?? 0) - (other.queueIndex ?? 0))
    .map(({ id }) => id);
};

describe('the order of payment on a day with too little balance', () => {
  beforeEach(() => freshApp('gifts'));

  it('can be changed by a button, shows at once who is saved, and is saved', async () => {
    await openApp('/orderreward1');
    await tap('button', '调整送出顺序');
    expect(rows()).toEqual([
      expect.stringMatching(/^陈思远.*2,320\.0 龙币.*还差 80\.5$/),
      expect.stringMatching(/^周一航 · 节日问候.*28\.0 龙币.*排在后面，当天不送$/),
    ]);
    expect(sheet().getByRole('button', { name: '保存顺序' })).toBeDisabled();
    await tap('button', '上移：周一航 · 节日问候');
    expect(rows()[0]).toMatch(/^周一航 · 节日问候.*可保住.*会送到$/);
    expect(sheet().getByText('可保住：12/3 周一航')).toBeInTheDocument();
    expect(sheet().getByRole('button', { name: '上移：周一航 · 节日问候' })).toHaveFocus();
    await tap('button', '保存顺序');
    expect(address()).toBe('#/orderreward1');
    expect((await queue()).indexOf('A-G7')).toBeLessThan((await queue()).indexOf('A-G6'));
    expect(screen.getByText(/^按送出顺序，12\/3 起有 1 份无法送出/)).toBeInTheDocument();
    await reload();
    expect(screen.getAllByText('12/3 无法送出')).toHaveLength(1);
  });

  it('can be changed by the arrow keys on a handle', async () => {
    await openApp('/orderreward1?step=queue');
    const handle = () => sheet().getByRole('button', { name: /^周一航 · 节日问候，第 \d 份/ });
    fireEvent.keyDown(handle(), { key: 'ArrowUp' });
    await settled();
    expect(handle()).toHaveAccessibleName(/第 1 份/);
    expect(handle()).toHaveFocus();
    fireEvent.keyDown(handle(), { key: 'ArrowUp' });
    fireEvent.keyDown(handle(), { key: 'ArrowDown' });
    await settled();
    expect(handle()).toHaveAccessibleName(/第 2 份/);
    expect(sheet().getByText('与当前顺序相同')).toBeInTheDocument();
    expect(sentCalls('order')).toHaveLength(0);
  });

  it('can be set to the one that pays the most gifts', async () => {
    await openApp('/orderreward1?step=queue');
    await tap('button', '小额优先');
    expect(rows()[0]).toMatch(/^周一航/);
  });

  it('names the gift that goes without instead', async () => {
    await changeWorld((state) => ({
      ...state,
      bookings: state.bookings.map((each) =>
        each.id === 'A-G6' ? { ...each, queueIndex: 9 } : { ...each, queueIndex: 1 },
      ),
    }));
    await openApp('/orderreward1?step=queue');
    await tap('button', '下移：周一航 · 节日问候');
    expect(sheet().getByText('将无法送出：12/3 周一航')).toBeInTheDocument();
  });

  it('stays as it was put when saving fails, and says why', async () => {
    await fault({ call: 'appointmentOrder', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/orderreward1?step=queue');
    await tap('button', '小额优先');
    await tap('button', '保存顺序');
    expect(sheet().getByText(/^保存失败：系统维护中/)).toBeInTheDocument();
    expect(rows()[0]).toMatch(/^周一航/);
    await tap('button', '保存顺序');
    expect(await queue()).not.toEqual([]);
  });

  it('is offered by the booking that waits behind another one', async () => {
    await openApp('/orderreward1?id=A-G7');
    await tap('link', '调整送出顺序');
    expect(rows()).toHaveLength(2);
  });

  it('is not offered where no other order would pay more or others', async () => {
    await changeWorld((state) => ({
      ...state,
      bookings: state.bookings.filter(({ id }) => id !== 'A-G7'),
    }));
    await openApp('/orderreward1');
    expect(screen.getByText('按送出顺序，12/3 起有 1 份无法送出')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '调整送出顺序' })).toBeNull();
  });
});

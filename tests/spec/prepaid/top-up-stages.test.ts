import { describe, expect, it } from 'vitest';
import { topUpEntrance, topUpKinds } from '@/areas/prepaid/rules/top-up-kind';
import { isUnderWay, topUpStage } from '@/areas/prepaid/rules/top-up-state';
import { orderStates } from '@/domain/orders/order-state';

it('a top-up is read again while it is paid, waits for its operator or failed and returns its coins', () => {
  expect(Object.fromEntries(orderStates.map((state) => [state, isUnderWay(topUpStage(state))]))).toEqual({
    created: false,
    paying: true,
    paid: true,
    shipped: true,
    received: false,
    refunding: true,
    refunded: false,
    closed: false,
  });
});

describe('the entrance of a top-up', () => {
  const pages = (isClassic: boolean) =>
    Object.fromEntries(topUpKinds.map((kind) => [kind, topUpEntrance(kind, isClassic).to]));

  it('leads to the page of its kind, and of a phone to the classic or the new page', () => {
    const others = { jd: '/jdCardHome', card: '/rechargeCard', coins: '/recharge', social: '/wxRechare' };
    expect(pages(true)).toEqual({ phone: '/rechargeTel', ...others });
    expect(pages(false)).toEqual({ phone: '/rechargeNewTel', ...others });
  });

  it('has a drawing of its own', () => {
    const icons = topUpKinds.map((kind) => topUpEntrance(kind, false).icon);
    expect(icons.every((icon) => icon !== '')).toBe(true);
    expect(new Set(icons).size).toBe(topUpKinds.length);
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { transferPosting, type Transfer } from '@/mocks/accounts/transfers';
import { post } from '@/mocks/core/ledger';
import { person } from '@/mocks/core/people';
import { tap } from '../../support/actions';
import { chen, liang } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';

describe('/home', () => {
  it('counts all gifts that came, and each colleague with occasions once', async () => {
    const { seed } = await gatewayState();
    const sent = Array.from({ length: 5 }, (_, index): Transfer => ({
      id: `T-${index}`,
      time: seed.epoch,
      accountType: 0,
      from: chen,
      to: [liang],
      money: tenths(10),
      text: '辛苦啦',
      tag: '',
    }));
    await changeWorld((state) => ({
      ...state,
      ledger: sent.map(transferPosting).reduce(post, state.ledger),
      transfers: [...state.transfers, ...sent],
    }));
    const last = { lastTime: '2026-10-01 10:00:00', lastMoney: 66, times: 1 };
    const colleague = (index: number, birthday: string, hired: string) => {
      const { usercode, name, department, jobNumber } = person(index);
      return { usercode, name, department, jobNumber, birthday, hired, ...last };
    };
    const list = [colleague(1, '2000-11-24', '2019-11-26'), colleague(3, '2000-11-25', '2019-03-02')];
    const value = JSON.stringify({ list });
    await fault({ call: 'queryGiftedColleagues', kind: 'wrong-shape', value, times: 'always' });
    await openApp('/home', { as: liang });
    expect(screen.getByText('最近收到 5 份心意')).toBeInTheDocument();
    await tap('button', /还有 \d 件/);
    expect(screen.getByText('2 位同事有好日子')).toBeInTheDocument();
  });
});

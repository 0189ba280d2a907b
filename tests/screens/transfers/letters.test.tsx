import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fromMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { transferPosting, type Transfer } from '@/mocks/accounts/transfers';
import { post } from '@/mocks/core/ledger';
import { useTransferDraft } from '@/state/transfer-draft';
import { address, tap } from '../../support/actions';
import { chen, feng, me, zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, transfers } from '../../support/gateways/screen-network';
import { openApp, settled } from '../../support/render-app';

const newcomer = 'LX101500';

/** Adds transfers of 8.8 coins, and thanks for the first of them. */
async function given(...gifts: readonly Pick<Transfer, 'id' | 'from' | 'to' | 'text'>[]): Promise<void> {
  const days = ['2025-11-21', '2026-10-01', '2026-11-20'];
  const made = gifts.map((gift, index): Transfer => {
    const time = fromMoment(`${days[index] ?? '2026-11-20'} 09:00:00`);
    return { ...gift, time, accountType: 0, money: tenths(88), tag: '' };
  });
  await changeWorld((state) => ({
    ...state,
    ledger: made.reduce((ledger, each) => post(ledger, transferPosting(each)), state.ledger),
    transfers: [...state.transfers, ...made],
    thanks: made.slice(0, 1).flatMap(({ id, to }) =>
      to.map((usercode) => ({
        transferId: id,
        usercode,
        text: `${usercode}谢谢你`,
        time: state.seed.epoch,
      })),
    ),
  }));
}

const letters = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('all letters between two colleagues', () => {
  beforeEach(() =>
    given(
      { id: 'T-1', from: me, to: [newcomer, zhou], text: '入职快乐' },
      { id: 'T-2', from: newcomer, to: [me, zhou], text: '国庆快乐' },
      { id: 'T-3', from: zhou, to: [newcomer], text: '与你无关' },
    ),
  );

  it('are in one place with their thanks, the latest first, by year, and nobody else is in them', async () => {
    await openApp(`/rewardDetail?with=${newcomer}`);
    expect(letters()).toEqual([
      expect.stringMatching(/送给你10 月 1 日国庆快乐8\.8 龙币$/),
      expect.stringMatching(/^你送给.*11 月 21 日入职快乐8\.8 龙币.*回信LX101500谢谢你$/),
    ]);
    expect(screen.getByText('你送出 1 份，收到 1 份')).toBeInTheDocument();
    expect(screen.getByText('始于 2025 年 11 月 21 日')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '2026 年' })).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent(`${zhou}谢谢你`);
  });

  it('bring back what was sent a year ago today', async () => {
    await openApp(`/rewardDetail?with=${newcomer}`);
    expect(screen.getByRole('region', { name: '一年前的今天' })).toHaveTextContent('入职快乐');
  });

  it('are the same letters from the other side', async () => {
    await openApp(`/rewardDetail?with=${me}`, { as: newcomer });
    expect(letters()).toEqual([
      expect.stringMatching(/^你送给林晓禾10 月 1 日国庆快乐/),
      expect.stringMatching(/^林晓禾送给你11 月 21 日入职快乐.*你的回信LX101500谢谢你$/),
    ]);
  });

  it('lead to each receipt, and to a new gift', async () => {
    await openApp(`/rewardDetail?with=${newcomer}`);
    fireEvent.click(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByRole('link'));
    await settled();
    expect(address()).toBe('#/rewardDetail?id=T-2');
    await tap('link', /的往来心意/);
    await tap('button', /送一份心意$/);
    expect(address()).toBe('#/transfer1');
    expect(useTransferDraft.getState().transferList).toMatchObject([{ usercode: newcomer }]);
  });
});

describe('the way to all letters', () => {
  it('leads from a receipt to one colleague', async () => {
    await given({ id: 'T-1', from: me, to: [zhou], text: '辛苦啦' });
    await openApp('/rewardDetail?id=T-1');
    await tap('link', /^与周一航的往来心意/);
    expect(address()).toBe(`#/rewardDetail?with=${zhou}`);
    expect(screen.getByRole('heading', { name: '与周一航的心意' })).toBeInTheDocument();
  });

  it('leads from a receipt to each of several colleagues', async () => {
    await given({ id: 'T-1', from: me, to: [zhou, chen], text: '辛苦啦' });
    await openApp('/rewardDetail?id=T-1');
    await tap('link', '与陈思远的往来心意');
    expect(address()).toBe(`#/rewardDetail?with=${chen}`);
  });

  it('leads from an entry of the bill that is a transfer, not from one of a shop', async () => {
    await given({ id: 'T-1', from: zhou, to: [me], text: '辛苦啦' });
    await openApp('/orderItemDetail/B-T-1');
    await tap('link', /^与周一航的往来心意/);
    expect(address()).toBe(`#/rewardDetail?with=${zhou}`);
  });

  it('leads from an opened red packet to its giver, with the thanks for it', async () => {
    await openApp('/NBagDesc?id=K0000001');
    expect(screen.queryByRole('link', { name: /的往来心意/ })).toBeNull();
    await tap('button', '打开红包');
    await tap('button', '谢谢 TA');
    await tap('button', '送出谢意');
    await tap('link', /^与周一航的往来心意/);
    expect(letters()[0]).toMatch(/^周一航送给你11 月 21 日谢谢帮忙，天天开心.*红包你的回信谢谢你！$/);
  });
});

describe('letters that are not there', () => {
  it('are said to be none with a colleague to whom nothing was given', async () => {
    await openApp(`/rewardDetail?with=${newcomer}`);
    expect(screen.getByText(/^与.+还没有往来$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /送一份心意$/ })).toBeInTheDocument();
  });

  it.each([
    ['somebody unknown', 'LX999999'],
    ['oneself', me],
  ])('are said to be nobody’s with %s', async (_, usercode) => {
    await openApp(`/rewardDetail?with=${usercode}`);
    expect(screen.getByText('没有找到这位同事')).toBeInTheDocument();
  });

  it('offer no gift to somebody who has left', async () => {
    await openApp(`/rewardDetail?with=${feng}`);
    expect(screen.getByText(/^与冯乐还没有往来$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /送一份心意$/ })).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    await given({ id: 'T-1', from: me, to: [zhou], text: '辛苦啦' });
    await fault({ call: 'queryLetters', kind: 'status', value: 400 });
    await openApp(`/rewardDetail?with=${zhou}`);
    expect(screen.getByText('没能打开往来心意，你的龙币都在')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(letters().join()).toContain('辛苦啦');
    expect(await transfers()).toHaveLength(1);
  });
});

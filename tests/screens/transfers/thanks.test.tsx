import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { transferPosting, type Transfer } from '@/mocks/accounts/transfers';
import { post } from '@/mocks/core/ledger';
import { tap } from '../../support/actions';
import { chen, me } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, settled } from '../../support/render-app';

/** Gives 陈思远 88.0 from 林晓禾. */
async function giveToChen(): Promise<void> {
  const { seed } = await gatewayState();
  const transfer: Transfer = {
    id: 'T-gift',
    time: seed.epoch,
    accountType: 1,
    from: me,
    to: [chen],
    money: tenths(880),
    text: '辛苦啦',
    tag: '好点子',
  };
  await changeWorld((state) => ({
    ...state,
    ledger: post(state.ledger, transferPosting(transfer)),
    transfers: [...state.transfers, transfer],
  }));
}

const sheet = () => screen.getByRole('dialog', { name: '谢谢林晓禾' });
const field = () => within(sheet()).getByRole('textbox', { name: '写句感谢' });

async function typeThanks(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await settled();
}

describe('the thanks for a gift', () => {
  it('are sent once, and shown to the giver beside the name', async () => {
    await giveToChen();
    await openApp('/rewardDetail?id=T-gift', { as: chen });
    await tap('button', '谢谢 TA');
    await typeThanks('谢谢晓禾，收到啦');
    await tap('button', '送出谢意');
    expect(screen.getByText('已谢过：“谢谢晓禾，收到啦”')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '谢谢 TA' })).toBeNull();
    expect((await gatewayState()).thanks).toMatchObject([
      { transferId: 'T-gift', usercode: chen, text: '谢谢晓禾，收到啦' },
    ]);
  });

  it('are shown to the giver, with who received the gift', async () => {
    await giveToChen();
    await changeWorld((state) => ({
      ...state,
      thanks: [{ transferId: 'T-gift', usercode: chen, text: '很开心', time: state.seed.epoch }],
    }));
    await openApp('/rewardDetail?id=T-gift');
    const [row] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('陈思远'));
    expect(row).toHaveTextContent('“很开心”');
    expect(row).toHaveTextContent('已到账');
    expect(screen.queryByRole('button', { name: '谢谢 TA' })).toBeNull();
  });

  it('keep what was typed when sending fails', async () => {
    await giveToChen();
    await openApp('/rewardDetail?id=T-gift', { as: chen });
    await tap('button', '谢谢 TA');
    await typeThanks('谢谢！');
    await fault({ call: 'rewardEvaluate', kind: 'code', value: '7777', message: '系统维护中' });
    await tap('button', '送出谢意');
    expect(within(sheet()).getByRole('alert')).toHaveTextContent('系统维护中');
    expect(field()).toHaveValue('谢谢！');
    await tap('button', '送出谢意');
    expect(screen.getByText('已谢过：“谢谢！”')).toBeInTheDocument();
  });

  it('are sent once for two taps', async () => {
    await giveToChen();
    await openApp('/rewardDetail?id=T-gift', { as: chen });
    await tap('button', '谢谢 TA');
    const send = within(sheet()).getByRole('button', { name: '送出谢意' });
    fireEvent.click(send);
    fireEvent.click(send);
    await settled();
    expect(sentCalls('rewardEvaluate')).toHaveLength(1);
  });

  it.each([
    ['nothing', '  ', '先写一句'],
    ['more than 40 characters', '谢'.repeat(41), '祝福最多 40 个字'],
  ])('with %s are not sent', async (_, text, says) => {
    await giveToChen();
    await openApp('/rewardDetail?id=T-gift', { as: chen });
    await tap('button', '谢谢 TA');
    await typeThanks(text);
    expect(within(sheet()).getByRole('button', { name: says })).toBeDisabled();
  });

  it('reach the giver on /home and on /messages, each with a link to the gift', async () => {
    await giveToChen();
    await changeWorld((state) => ({
      ...state,
      thanks: [{ transferId: 'T-gift', usercode: chen, text: '谢谢晓禾，收到啦', time: state.seed.epoch }],
    }));
    await openApp('/home', { as: me });
    await tap('button', /还有 \d 件/);
    const line = screen.getByText(/^陈思远.*谢谢你$/).closest('li');
    expect(line).toHaveTextContent('谢谢晓禾，收到啦');
    within(line ?? document.body)
      .getByRole('link', { name: '打开' })
      .click();
    await settled();
    expect(window.location.hash).toBe('#/rewardDetail?id=T-gift');
    cleanup();
    await openApp('/messages', { as: me });
    await tap('button', /^陈思远谢谢你\s*谢谢晓禾，收到啦/);
    expect(window.location.hash).toBe('#/rewardDetail?id=T-gift');
    expect(screen.getByText('已发出奖励')).toBeInTheDocument();
  });

  it('of gifts of other people do not', async () => {
    await giveToChen();
    await changeWorld((state) => ({
      ...state,
      thanks: [{ transferId: 'T-gift', usercode: chen, text: '很开心', time: state.seed.epoch }],
    }));
    await openApp('/messages', { as: chen });
    expect(screen.queryByRole('heading', { name: '收到的谢意' })).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryGiftedColleagues } from '@/api/endpoints/transfer';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { moneyTyped, recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { address, confirm, tap, visit } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, sentCalls, transfers } from '../../support/gateways/screen-network';
import { observeByHand, seeEverything } from '../../support/observer';
import { freshApp, openApp, pass } from '../../support/render-app';

const match = () => within(screen.getByRole('region', { name: '到期前正好送' }));
const rows = () =>
  match()
    .getAllByRole('listitem')
    .map((row) => row.textContent);

const names = ['杜永玲', '钟永杰', '杨玉秋', '韦南', '王志婷', '黄安妍'];

seeEverything();

describe('coins that expire', () => {
  it('are matched with the special days for which the usual amounts are just right', async () => {
    await openApp('/manageAccounts/0');
    expect(
      match().getByText('12 月 12 日到期的 260.0 龙币，正好用来给这 6 位同事庆生、祝贺入职周年'),
    ).toBeInTheDocument();
    const shown = rows();
    expect(shown.map((row) => names.find((name) => row?.includes(name)))).toEqual(names);
    expect(shown[0]).toContain('11 月 24 日入职');
    expect(shown[2]).toMatch(/11 月 30 日生日平时送 94\.0 龙币/);
    expect(match().getByText('按平时送的金额，合计 254.1，还剩 5.9。')).toBeInTheDocument();
  });

  it('are matched once their place comes near the window, and nothing is asked for it before', async () => {
    const { see } = observeByHand();
    await openApp('/manageAccounts/0');
    expect(sentCalls(queryGiftedColleagues.name)).toEqual([]);
    expect(screen.queryByRole('region', { name: '到期前正好送' })).toBeNull();
    see(true);
    await pass(100);
    expect(screen.getByRole('region', { name: '到期前正好送' })).toBeInTheDocument();
    see(false);
    expect(screen.getByRole('region', { name: '到期前正好送' })).toBeInTheDocument();
  });

  it('fill a transfer for these days with one tap, and are used by it', async () => {
    await openApp('/manageAccounts/0');
    await tap('button', '送给这 6 位同事');
    expect(address()).toBe('#/transfer1');
    expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveValue(
      '你的好日子快到了，提前祝你天天开心',
    );
    await tap('button', '转出 254.1 龙币');
    await confirm();
    const [sent] = await transfers();
    expect(sent?.to).toHaveLength(6);
    expect(Object.values(sent?.own ?? {})).toEqual([94, 940, 940, 33, 440, 94]);
    await visit('/manageAccounts/0');
    expect(screen.queryByRole('region', { name: '到期前正好送' })).toBeNull();
  });

  it('do not replace a transfer that was begun before the person agrees', async () => {
    recipientsChosen([person(1)]);
    moneyTyped('12');
    await openApp('/manageAccounts/0');
    await tap('button', '送给这 6 位同事');
    expect(screen.getByRole('dialog', { name: '转账里还有没送出的内容' })).toBeInTheDocument();
    await tap('button', '保留原来的');
    expect(useTransferDraft.getState()).toMatchObject({ money: '12', transferList: [{ name: '陈思远' }] });
    await tap('button', '送给这 6 位同事');
    await tap('button', '替换');
    expect(useTransferDraft.getState().transferList.map(({ name }) => name)).toEqual(names);
  });

  it('are not matched with colleagues who have something booked', async () => {
    await changeWorld((state) => {
      const live = state.bookings.find(
        ({ occasion, accountType, cancelledAt }) =>
          occasion === 'birthday' && accountType === 0 && cancelledAt === null,
      );
      return {
        ...state,
        bookings: state.bookings.map((booking) =>
          booking === live ? { ...booking, money: tenths(10), to: [...booking.to, 'LX100059'] } : booking,
        ),
      };
    });
    await openApp('/manageAccounts/0');
    expect(rows().join()).not.toContain('杨玉秋');
  });

  it('are offered without special days where these cannot be loaded', async () => {
    await fault({ call: 'queryGiftedColleagues', kind: 'status', value: 400, times: 'always' });
    await openApp('/manageAccounts/0');
    expect(screen.getByRole('button', { name: '到期前送出 260.0' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '到期前正好送' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of the incentive account are not matched with birthdays', async () => {
    await freshApp();
    await changeWorld((state) => {
      const account = 'GLZ:LX100001';
      const expiring = { left: tenths(2600), expiresAt: pinned + 20 * 86_400_000 };
      return {
        ...state,
        ledger: { ...state.ledger, lots: { ...state.ledger.lots, [account]: [expiring] } },
      };
    });
    await openApp('/manageAccounts/1');
    expect(screen.getByRole('button', { name: '到期前送出 260.0' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '到期前正好送' })).toBeNull();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { transferPosting, type Transfer } from '@/mocks/accounts/transfers';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import { post } from '@/mocks/core/ledger';
import { sessionGiven } from '@/state/session';
import { useTransferDraft } from '@/state/transfer-draft';
import { confirm, fillTransfer, inSheet, main, openConfirmation, tap } from '../../support/actions';
import { chen, me, zhou } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  fault,
  gatewayState,
  sentCalls,
  transfers,
} from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

const receipt = '/rewardDetail?id=T-sealed';
const blessing = '这句话只给你看';
const envelope = () => screen.getByRole('button', { name: /林晓禾写给你的信/ });

/** Adds a sealed letter with 88.0 coins from 林晓禾 to 陈思远 and 周一航. */
async function sealedLetter(): Promise<void> {
  const { seed } = await gatewayState();
  const transfer: Transfer = {
    id: 'T-sealed',
    time: seed.epoch,
    accountType: 0,
    from: me,
    to: [chen, zhou],
    money: tenths(880),
    text: blessing,
    tag: '',
    sealed: true,
  };
  await changeWorld((state) => ({
    ...state,
    ledger: post(state.ledger, transferPosting(transfer)),
    transfers: [...state.transfers, transfer],
  }));
}

/** Opens an address as another person, against the same state of the gateways. */
async function becomes(usercode: string, address: string): Promise<void> {
  sessionGiven({ token: tokenOf(usercode), loginToken: logInKeyOf(usercode) });
  window.location.hash = `#${address}`;
  await reload();
}

async function toggle(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) }));
  await settled();
}

describe('a letter to colleagues', () => {
  it('goes sealed where the sender wants it, says so before it is sent, and is open again for the next one', async () => {
    await fillTransfer();
    await toggle('把祝福封进信封');
    await openConfirmation();
    expect(inSheet().getByText('已封好，由对方亲手拆开')).toBeInTheDocument();
    await confirm();
    await settled();
    expect(await transfers()).toMatchObject([{ to: [chen], sealed: true }]);
    expect(useTransferDraft.getState().sealed).toBe(false);
  });

  it('goes open where nothing else is chosen', async () => {
    await fillTransfer();
    await openConfirmation();
    expect(inSheet().queryByText('已封好，由对方亲手拆开')).toBeNull();
    await confirm();
    await settled();
    expect((await transfers())[0]).not.toHaveProperty('sealed');
  });
});

describe('a sealed letter', () => {
  it('keeps its text from the receiver until it is touched, while the coins are there already', async () => {
    await sealedLetter();
    await openApp('/home', { as: chen });
    expect(main()).not.toHaveTextContent(blessing);
    await becomes(chen, `/rewardDetail?with=${me}`);
    expect(main()).toHaveTextContent('还没拆开的信');
    expect(main()).not.toHaveTextContent(blessing);
    await becomes(chen, receipt);
    expect(main()).toHaveTextContent(/已收到88\.0/);
    expect(main()).not.toHaveTextContent(blessing);
    expect(screen.queryByRole('button', { name: '谢谢 TA' })).toBeNull();
  });

  it('opens by touch, is read out from there, and stays open after a reload', async () => {
    await sealedLetter();
    await openApp(receipt, { as: chen });
    await tap('button', /林晓禾写给你的信/);
    expect(main()).toHaveTextContent(blessing);
    expect(screen.getByRole('group', { name: '信已拆开' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '谢谢 TA' })).toBeInTheDocument();
    await reload();
    expect(main()).toHaveTextContent(blessing);
    await becomes(chen, `/rewardDetail?with=${me}`);
    expect(main()).toHaveTextContent(blessing);
  });

  it('is opened once for two taps, and only for whoever opened it', async () => {
    await sealedLetter();
    await openApp(receipt, { as: chen });
    const closed = envelope();
    fireEvent.click(closed);
    fireEvent.click(closed);
    await settled();
    expect(sentCalls('openLetter')).toHaveLength(1);
    await becomes(zhou, receipt);
    expect(envelope()).toBeInTheDocument();
    expect(main()).not.toHaveTextContent(blessing);
  });

  it('stays closed and says why where opening fails, and can be tried again', async () => {
    await sealedLetter();
    await openApp(receipt, { as: chen });
    await fault({ call: 'openLetter', kind: 'code', value: '7777', message: '系统维护中' });
    await tap('button', /林晓禾写给你的信/);
    expect(screen.getByRole('alert')).toHaveTextContent('系统维护中');
    expect(main()).not.toHaveTextContent(blessing);
    await tap('button', /林晓禾写给你的信/);
    expect(main()).toHaveTextContent(blessing);
  });
});

describe('the sender of a sealed letter', () => {
  it('reads the own words, and learns who opened it only from those who allow it', async () => {
    await sealedLetter();
    await openApp(receipt, { as: chen });
    await tap('button', /林晓禾写给你的信/);
    await becomes(me, receipt);
    expect(main()).toHaveTextContent(blessing);
    expect(main()).not.toHaveTextContent(/拆信/);
    await becomes(chen, receipt);
    await toggle('让对方知道我拆了信');
    await becomes(me, receipt);
    const [row] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('陈思远'));
    expect(row).toHaveTextContent('11-21 09:41 拆信');
    expect(main()).toHaveTextContent(/周一航.*已到账/);
  });

  it('learns nothing any more after the receiver has withdrawn it', async () => {
    await sealedLetter();
    await changeWorld((state) => ({
      ...state,
      letters: {
        opened: [{ transferId: 'T-sealed', usercode: chen, time: state.seed.epoch }],
        tellsSenders: [chen],
      },
    }));
    await openApp('/settingNew', { as: chen });
    expect(screen.getByRole('switch', { name: /^让对方知道我拆了信/ })).toBeChecked();
    await toggle('让对方知道我拆了信');
    await reload();
    expect(screen.getByRole('switch', { name: /^让对方知道我拆了信/ })).not.toBeChecked();
    await becomes(me, receipt);
    expect(main()).not.toHaveTextContent(/拆信/);
  });
});

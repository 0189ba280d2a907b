import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import { chooseColleague, confirm, search, tap, typeAmount } from '../../support/actions';
import { me, pinned, zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, transfers } from '../../support/gateways/screen-network';
import { openApp, settled } from '../../support/render-app';

/** 周一航 got 8.8 from the personal account a minute ago. */
async function giveToZhou(): Promise<void> {
  const gift = {
    id: 'P1',
    time: pinned - 60_000,
    accountType: 0 as const,
    from: me,
    to: [zhou],
    money: tenths(88),
    text: '辛苦啦',
    tag: '',
  };
  await changeWorld((state) => ({ ...state, transfers: [...state.transfers, gift] }));
}

describe('a transfer to somebody who got something before', () => {
  it('takes four taps from the page: the person, the last gift, send, confirm', async () => {
    await giveToZhou();
    await openApp('/transfer1');
    await tap('button', '送给周一航');
    await tap('button', '用上次的：8.8 龙币，“辛苦啦”');
    await tap('button', '转出 8.8 龙币');
    await confirm();
    expect((await transfers()).slice(-1)).toMatchObject([{ to: [zhou], money: 88, text: '辛苦啦' }]);
  });

  it('offers the last gift neither with several recipients nor over a typed amount', async () => {
    await giveToZhou();
    recipientsChosen([person(3)]);
    await openApp('/transfer1');
    expect(screen.getByRole('button', { name: /^用上次的/ })).toBeInTheDocument();
    await typeAmount('5');
    expect(screen.queryByRole('button', { name: /^用上次的/ })).toBeNull();
    await typeAmount('');
    const [another] = within(screen.getByRole('region', { name: '最近和常送' })).getAllByRole('button');
    await tap('button', another?.getAttribute('aria-label') ?? '');
    expect(screen.queryByRole('button', { name: /^用上次的/ })).toBeNull();
  });

  it('does not offer who is chosen already', async () => {
    await giveToZhou();
    recipientsChosen([person(3)]);
    await openApp('/transfer1');
    expect(screen.queryByRole('button', { name: '送给周一航' })).toBeNull();
  });
});

describe('the limits of the person', () => {
  it('stand beside the amount, in words of their own once it exceeds them', async () => {
    recipientsChosen([person(3)]);
    await openApp('/transfer1');
    expect(screen.getByText(/^每笔最多 [\d,.]+，今日还可转 [\d,.]+$/)).toBeInTheDocument();
    await typeAmount('2600');
    expect(screen.getByText(/^合计超出限额：每笔最多/)).toHaveAttribute('data-over', 'true');
  });
});

describe('the picker after a choice', () => {
  it('clears the search, but not under the keyboard, and scrolls the new chip into sight', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openApp('/rewardUsers?for=/transfer1');
    await chooseColleague('20200211');
    expect(screen.getByRole('searchbox', { name: '搜索同事' })).toHaveValue('');
    const chip = screen.getByRole('button', { name: '移除周一航' }).closest('li');
    expect(scroll.mock.contexts).toContain(chip);
    await search('20240925');
    const [row] = screen.getAllByRole('checkbox', { name: /苏念/ });
    row?.focus();
    fireEvent.click(row ?? document.body);
    await settled();
    expect(row).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: '搜索同事' })).toHaveValue('20240925');
  });
});

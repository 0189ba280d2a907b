import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '@/mocks/core/people';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { main, tap, typeAmount } from '../../support/actions';
import { openApp } from '../../support/render-app';

/** Colleagues who can receive coins. */
const able = people(60).filter(
  ({ index, departed, oaAccount }) => index > 0 && !departed && oaAccount !== null,
);

async function openWith(count: number): Promise<void> {
  recipientsChosen(able.slice(0, count));
  await openApp('/transfer1');
}

const chips = () => within(main()).getAllByRole('button', { name: /^移除/ });

describe('the chosen recipients of a transfer', () => {
  it('are collapsed to the five that were added last where there are many, and shown whole by one tap', async () => {
    await openWith(20);
    const last = able[19]?.name ?? '';
    expect(chips()).toHaveLength(5);
    expect(chips()[4]).toHaveAccessibleName(new RegExp(`^移除${last}`));
    const more = screen.getByRole('button', { name: '还有 15 位' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await tap('button', '还有 15 位');
    expect(chips()).toHaveLength(20);
    await tap('button', '收起');
    expect(chips()).toHaveLength(5);
  });

  it('are all shown where there are few', async () => {
    await openWith(8);
    expect(chips()).toHaveLength(8);
    expect(screen.queryByRole('button', { name: /^还有/ })).toBeNull();
  });

  it('are cleared together after a question, and the amount stays', async () => {
    await openWith(20);
    await typeAmount('88');
    await tap('button', '清空');
    expect(screen.getByRole('dialog', { name: '清空已选的 20 位同事？' })).toBeInTheDocument();
    await tap('button', '不清空');
    expect(useTransferDraft.getState().transferList).toHaveLength(20);
    await tap('button', '清空');
    await tap('button', '清空名单');
    expect(useTransferDraft.getState()).toMatchObject({ transferList: [], money: '88' });
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
    expect(screen.getByText('已选 0 / 20 人')).toBeInTheDocument();
  });
});

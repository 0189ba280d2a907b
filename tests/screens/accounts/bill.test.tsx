import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCurrentBill } from '@/api/endpoints/bill';
import { billFilters } from '@/domain/accounts/bill';
import { formatCoins } from '@/domain/money';
import { invalidate, invalidateAfterPayment } from '@/queries/endpoint';
import { tap } from '../../support/actions';
import { firstPage, Gateways } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, settled } from '../../support/render-app';

describe('the bill', () => {
  it('shows the newest entry with the balance after it', async () => {
    await openApp('/longballDetail');
    expect(screen.getByRole('main')).toHaveTextContent('余额 2,680.5');
  });

  it('says that it could not be read, and fetches it at the next try', async () => {
    await fault({ call: 'getCurrentBill', kind: 'html', times: 'always' });
    await openApp('/longballDetail');
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('服务器返回异常，请稍后再试');
    await clearFaults();
    await tap('button', '再试一次');
    await settled();
    expect(screen.getByRole('main')).toHaveTextContent('余额 2,680.5');
  });

  it.each(billFilters)('says the totals of all entries that the filter %s shows, if any', async (filter) => {
    const { total, income, spending } = await new Gateways().data(getCurrentBill, { ...firstPage, filter });
    await openApp(`/longballDetail?filter=${filter}`);
    expect(screen.getByRole('main')).toHaveTextContent(
      total === 0
        ? '没有符合条件的账单'
        : `共 ${total} 笔收 ${formatCoins(income)} · 支 ${formatCoins(spending)}`,
    );
  });

  it('is read again, though it comes in pages, after each payment and when its account or all bills are outdated', async () => {
    await openApp('/longballDetail');
    const reads = () => sentCalls('getCurrentBill').length;
    const before = reads();
    await act(invalidateAfterPayment);
    expect(reads()).toBe(before + 1);
    await act(() => invalidate(getCurrentBill, { accountType: 0 }));
    expect(reads()).toBe(before + 2);
    await act(() => invalidate(getCurrentBill, { accountType: 1 }));
    expect(reads()).toBe(before + 2);
    await act(() => invalidate(getCurrentBill));
    expect(reads()).toBe(before + 3);
  });
});

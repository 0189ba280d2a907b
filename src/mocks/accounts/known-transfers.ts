import type { MockState } from '@/mocks/core/state';
import { accountHistoryOf } from './account-history';
import type { Thanks, Transfer } from './transfers';

export function transferOf(state: MockState, id: string): Transfer | undefined {
  return (
    state.transfers.find((transfer) => transfer.id === id) ?? accountHistoryOf(state.seed).transfers.get(id)
  );
}

/** What the recipients of a transfer wrote back. */
export function thanksFor(state: MockState, id: string): readonly Thanks[] {
  return [
    ...(accountHistoryOf(state.seed).thanks.get(id) ?? []),
    ...state.thanks.filter(({ transferId }) => transferId === id),
  ];
}

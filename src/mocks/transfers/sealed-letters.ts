import type { Transfer } from '@/mocks/accounts/transfers';
import type { MockState } from '@/mocks/core/state';

/** A sealed letter that one of its receivers opened. */
interface OpenedLetter {
  readonly transferId: string;
  readonly usercode: string;
  /** Milliseconds. */
  readonly time: number;
}

/** Which sealed letters have been opened. */
export interface SealedLetters {
  readonly opened: readonly OpenedLetter[];
  /** Usercodes of people who let senders see that they opened a letter. */
  readonly tellsSenders: readonly string[];
}

export const noSealedLetters: SealedLetters = { opened: [], tellsSenders: [] };

/** Whether a recipient has not opened their letter yet. */
export function isClosedTo(state: MockState, transfer: Transfer, usercode: string): boolean {
  return (
    transfer.sealed === true &&
    transfer.to.includes(usercode) &&
    openedAt(state, transfer.id, usercode) === null
  );
}

/** When a receiver opened a letter, ms; null where they have not. */
export function openedAt({ letters }: MockState, transferId: string, usercode: string): number | null {
  const found = letters.opened.find((each) => each.transferId === transferId && each.usercode === usercode);
  return found?.time ?? null;
}

/** What a sender may know of it: nothing where the receiver does not allow it. */
export function openedAtForSender(state: MockState, transferId: string, usercode: string): number | null {
  return state.letters.tellsSenders.includes(usercode) ? openedAt(state, transferId, usercode) : null;
}

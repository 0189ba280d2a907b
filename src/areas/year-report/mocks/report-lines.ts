import type { BillKind } from '@/domain/accounts/bill';
import { tenths } from '@/domain/money';
import { accountHistoryOf, type AccountHistoryRow } from '@/mocks/accounts/account-history';
import { isActive, rowsOf } from '@/mocks/accounts/balances';
import { transferOf } from '@/mocks/accounts/known-transfers';
import { receivedBy } from '@/mocks/accounts/transfers';
import { personal } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { partOf, type Packet } from '@/mocks/red-packets/red-packets';
import type { ReportLine, ThanksLine } from '../rules/year-report';

const spending: readonly BillKind[] = ['purchase', 'exchange'];

/** The postings of a personal account: coins of a team are not their own, so rewards that they gave are left out. */
export function reportLinesOf(state: MockState, usercode: string): readonly ReportLine[] {
  const account = personal(usercode);
  if (!isActive(state, account)) return [];
  return [
    ...rowsOf(state, account).flatMap((row) => lineOf(state, row, usercode)),
    ...state.packets.filter(({ from }) => from === usercode).flatMap(givenParts),
  ];
}

/** One line for each recipient of a transfer; nothing for what is neither a gift nor spent. */
function lineOf(state: MockState, { posting, delta }: AccountHistoryRow, usercode: string): ReportLine[] {
  const { time, kind, title, source, transferId, packetId } = posting;
  const transfer = transferId === undefined ? undefined : transferOf(state, transferId);
  if (transfer?.from === usercode)
    return transfer.to.map((person) => ({
      kind: 'given',
      time,
      amount: receivedBy(transfer, person),
      person,
      text: transfer.text,
    }));
  const amount = tenths(Math.abs(delta));
  if (transfer !== undefined)
    return [{ kind: 'received', time, amount, person: transfer.from, text: transfer.text }];
  if (delta < 0)
    return spending.includes(kind) ? [{ kind: 'spent', time, amount, person: null, text: source }] : [];
  if (kind === 'welfare') return [{ kind: 'welfare', time, amount, person: null, text: title }];
  if (kind !== 'red-packet') return [];
  const giver = state.packets.find(({ id }) => id === packetId)?.from ?? null;
  return [{ kind: giver === null ? 'welfare' : 'received', time, amount, person: giver, text: title }];
}

function givenParts(packet: Packet): ReportLine[] {
  return packet.taken.flatMap(({ usercode, time }) => {
    const part = partOf(packet, usercode);
    return part === undefined
      ? []
      : [{ kind: 'given', time, amount: part.amount, person: usercode, text: packet.text } as const];
  });
}

/** Every thank-you that a person sent or got. */
export function thanksLinesOf(state: MockState, usercode: string): readonly ThanksLine[] {
  if (!isActive(state, personal(usercode))) return [];
  const line = (time: number, by: string, from: string | null | undefined): ThanksLine[] => {
    if (by === usercode) return [{ direction: 'said', time }];
    return from === usercode ? [{ direction: 'got', time }] : [];
  };
  const all = [...[...accountHistoryOf(state.seed).thanks.values()].flat(), ...state.thanks];
  return [
    ...all.flatMap((thanks) =>
      line(thanks.time, thanks.usercode, transferOf(state, thanks.transferId)?.from),
    ),
    ...state.packets.flatMap(({ from, taken }) =>
      taken.flatMap((each) => (each.thanks === '' ? [] : line(each.time, each.usercode, from))),
    ),
  ];
}

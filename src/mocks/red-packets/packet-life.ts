import { tenths } from '@/domain/money';
import { luckyParts } from '@/domain/red-packets/red-packet';
import { accountHistoryOf, type AccountHistoryRow } from '@/mocks/accounts/account-history';
import { personal, post, type Posting } from '@/mocks/core/ledger';
import { people } from '@/mocks/core/people';
import { dice } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';
import { expiryOf, leftIn, returningPosting, type Packet } from './red-packets';

/** Grants of a world's past that were paid out as red packets of an activity. */
const paidAsPackets: readonly string[] = ['活动补贴', '限时补贴', '高温补贴', '读书津贴'];
const pastParts = 6;

/** The packet that a posting belongs to; undefined where none does. */
export function packetBehind(posting: Posting): string | undefined {
  if (posting.packetId !== undefined) return posting.packetId;
  return posting.kind === 'welfare' && paidAsPackets.includes(posting.title) ? `K-${posting.id}` : undefined;
}

/** Every packet that a person received or gave, newest first. */
export function packetsOf(state: MockState, usercode: string): readonly Packet[] {
  const since = state.packets.filter(({ to, from }) => to.includes(usercode) || from === usercode);
  const past = accountHistoryOf(state.seed)
    .rows(personal(usercode))
    .flatMap((row) => pastPacket(row, usercode));
  return [...since, ...past].sort((one, other) => other.givenAt - one.givenAt);
}

/** Every packet that a person may open or has opened, newest first. */
export function packetsTo(state: MockState, usercode: string): readonly Packet[] {
  return packetsOf(state, usercode).filter(({ to }) => to.includes(usercode));
}

/** Gives back what is left in packets whose time is over. */
export function withExpiredPackets(state: MockState, now: number): MockState {
  const isDue = (packet: Packet) => !packet.returned && leftIn(packet) > 0 && expiryOf(packet) <= now;
  if (!state.packets.some(isDue)) return state;
  const postings = state.packets.filter(isDue).map(returningPosting);
  return {
    ...state,
    ledger: postings.reduce(post, state.ledger),
    packets: state.packets.map((packet) => (isDue(packet) ? { ...packet, returned: true } : packet)),
  };
}

/** A grant of the past as the packet that it came in: its own part is what was granted, the others are drawn. */
function pastPacket({ posting, delta }: AccountHistoryRow, usercode: string): Packet[] {
  const { id, time, title, source } = posting;
  const packetId = posting.packetId === undefined ? packetBehind(posting) : undefined;
  if (packetId === undefined) return [];
  const serial = Number(id.replace(/\D/g, ''));
  const draw = dice(900 + serial);
  const lucky = draw.below(2) === 0;
  const index = draw.below(pastParts);
  const others = lucky
    ? luckyParts(tenths(delta * (pastParts - 1)), pastParts - 1, () => draw.below(1_000) / 1_000)
    : Array.from({ length: pastParts - 1 }, () => delta);
  const takers = people(60)
    .slice(7 + draw.below(30))
    .filter(({ departed, oaAccount }) => !departed && oaAccount !== null)
    .slice(0, pastParts - 1)
    .map((each) => each.usercode);
  const minute = 60_000;
  return [
    {
      id: packetId,
      split: lucky ? 'lucky' : 'equal',
      from: null,
      giver: source,
      text: title,
      givenAt: time - (index + 1) * minute,
      to: [usercode, ...takers],
      parts: [...others.slice(0, index), delta, ...others.slice(index)],
      taken: [...takers.slice(0, index), usercode, ...takers.slice(index)].map((taker, order) => ({
        usercode: taker,
        time: time + (order - index) * minute,
        thanks: '',
      })),
      returned: false,
    },
  ];
}

import { sum, tenths, type Tenths } from '@/domain/money';
import { bestLuck, packetLife, type PacketSplit, type PacketState } from '@/domain/red-packets/red-packet';
import { house, personal, type Posting } from '@/mocks/core/ledger';

/** One share of a packet that was taken. */
interface Taken {
  readonly usercode: string;
  /** Milliseconds. */
  readonly time: number;
  /** What they wrote to the giver; empty where nothing. */
  readonly thanks: string;
}

/** A red packet as the gateways keep it; people by usercode. */
export interface Packet {
  readonly id: string;
  readonly split: PacketSplit;
  /** A colleague's usercode, or null where an activity gave it, with the words for either. */
  readonly from: string | null;
  readonly giver: string;
  readonly text: string;
  /** Milliseconds. */
  readonly givenAt: number;
  /** Who may open it. */
  readonly to: readonly string[];
  /** In the order in which they are taken. */
  readonly parts: readonly Tenths[];
  readonly taken: readonly Taken[];
  /** What was left when it expired is back with the giver. */
  readonly returned: boolean;
}

export function expiryOf({ givenAt }: Packet): number {
  return givenAt + packetLife;
}

export function takenSum({ parts, taken }: Packet): Tenths {
  return sum(parts.slice(0, taken.length));
}

export function leftIn(packet: Packet): Tenths {
  return tenths(sum(packet.parts) - takenSum(packet));
}

/** The share that a person took; undefined if they took none. */
export function partOf(
  { parts, taken, split }: Packet,
  usercode: string,
): { amount: Tenths; best: boolean } | undefined {
  const index = taken.findIndex((each) => each.usercode === usercode);
  const amount = parts[index];
  if (amount === undefined) return undefined;
  return { amount, best: bestLuck(split, parts.slice(0, taken.length)) === index };
}

/** The state of a packet for a person now. */
export function packetState(packet: Packet, usercode: string, now: number): PacketState {
  if (partOf(packet, usercode) !== undefined) return 'opened';
  if (packet.taken.length === packet.parts.length) return 'emptied';
  return packet.returned || now >= expiryOf(packet) ? 'expired' : 'waiting';
}

const giverAccount = ({ from }: Packet) => (from === null ? house.issuer : personal(from));

/** The coins leave the giver and wait. */
function givingPosting(packet: Packet): Posting {
  return posting(packet, 'given', packet.givenAt, giverAccount(packet), house.escrow, sum(packet.parts));
}

/** One part goes from where the coins wait to the one who took it. */
export function takingPosting(packet: Packet, index: number): Posting {
  const { usercode, time } = packet.taken[index] ?? { usercode: '', time: 0 };
  const part = packet.parts[index] ?? tenths(0);
  return posting(packet, usercode, time, house.escrow, personal(usercode), part);
}

/** Shares that were not taken are refunded. */
export function returningPosting(packet: Packet): Posting {
  const back = posting(packet, 'back', expiryOf(packet), house.escrow, giverAccount(packet), leftIn(packet));
  return {
    ...back,
    kind: 'refund',
    title: '红包未领完，退回',
    source: '红包',
    returns: `B-${packet.id}-given`,
  };
}

/** Everything that has happened to a packet, as postings. */
export function postingsOf(packet: Packet): Posting[] {
  return [
    givingPosting(packet),
    ...packet.taken.map((_, index) => takingPosting(packet, index)),
    ...(packet.returned ? [returningPosting(packet)] : []),
  ];
}

function posting(
  { id, giver }: Packet,
  what: string,
  time: number,
  from: string,
  to: string,
  amount: Tenths,
): Posting {
  return {
    id: `B-${id}-${what}`,
    time,
    kind: 'red-packet',
    title: `${giver}的红包`,
    source: giver,
    packetId: id,
    legs: [
      { account: from, delta: tenths(-amount) },
      { account: to, delta: amount },
    ],
  };
}

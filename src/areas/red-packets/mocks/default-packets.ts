import { tenths } from '@/domain/money';
import { equalParts, luckyParts } from '@/domain/red-packets/red-packet';
import { people, person } from '@/mocks/core/people';
import { dice } from '@/mocks/core/random';
import type { Packet } from '@/mocks/red-packets/red-packets';

const minute = 60_000;
const hour = 60 * minute;

/** Who may get something with the person with the number 0, in the order in which they open things. */
const friends = [9, 1, 4, 8, 7, 10];

interface DefaultPacket {
  id: string;
  /** Number of a colleague, or the name of an activity. */
  from: number | string;
  text: string;
  /** Coins in all, for how many. */
  coins: number;
  parts: number;
  lucky?: boolean;
  /** How long ago it was given, ms. */
  ago: number;
  /** How many had taken theirs, and the first one's words to the giver. */
  taken: number;
  thanks?: string;
}

const packets: readonly DefaultPacket[] = [
  {
    id: 'K0000004',
    from: 9,
    text: '项目上线啦，请大家喝奶茶',
    coins: 52.8,
    parts: 8,
    ago: 52 * hour,
    taken: 5,
  },
  {
    id: 'K0000003',
    from: 1,
    text: '周末愉快，手快有手慢无',
    coins: 88,
    parts: 5,
    lucky: true,
    ago: 8 * hour,
    taken: 5,
    thanks: '谢谢思远',
  },
  {
    id: 'K0000002',
    from: '集团工会',
    text: '感谢有你，一路同行',
    coins: 376,
    parts: 20,
    ago: 5 * hour,
    taken: 12,
  },
  {
    id: 'K0000001',
    from: 3,
    text: '谢谢帮忙，天天开心',
    coins: 300,
    parts: 6,
    lucky: true,
    ago: 21 * minute,
    taken: 3,
    thanks: '谢谢一航',
  },
];

/** What the person with the number 0 was given shortly before a world begins: to open, emptied, expired. */
export function defaultPackets(epoch: number): readonly Packet[] {
  return packets.map((packet, order) => packetOf(packet, order, epoch));
}

function packetOf(
  { id, from, text, coins, parts: count, lucky = false, ago, taken, thanks = '' }: DefaultPacket,
  order: number,
  epoch: number,
): Packet {
  const total = tenths(Math.round(coins * 10));
  const draw = dice(40 + order);
  const fractions = 1_000;
  const luck = () => draw.below(fractions) / fractions;
  const giver = typeof from === 'number' ? person(from) : null;
  const takers = [...friends.map(person), ...people(60).slice(11)].filter(
    ({ usercode, departed, oaAccount }) => usercode !== giver?.usercode && !departed && oaAccount !== null,
  );
  const givenAt = epoch - ago;
  return {
    id,
    split: lucky ? 'lucky' : 'equal',
    from: giver?.usercode ?? null,
    giver: giver?.name ?? String(from),
    text,
    givenAt,
    to: [person(0), ...takers.slice(0, count + 2)].map(({ usercode }) => usercode),
    parts: lucky ? luckyParts(total, count, luck) : equalParts(total, count),
    taken: takers.slice(0, taken).map(({ usercode }, index) => ({
      usercode,
      time: givenAt + (index + 1) * minute,
      thanks: index === 0 ? thanks : '',
    })),
    returned: ago > 24 * hour,
  };
}

import { batchTransfer } from '@/api/endpoints/transfer';
import { redPacketOpen } from '@/areas/red-packets/endpoints';
import { toMoment } from '@/domain/business-time';
import { tenths, times, toWireMoney } from '@/domain/money';
import { luckyParts } from '@/domain/red-packets/red-packet';
import { balanceOf } from '@/mocks/accounts/balances';
import { personal, post } from '@/mocks/core/ledger';
import { nextId } from '@/mocks/core/state';
import { postingsOf, type Packet } from '@/mocks/red-packets/red-packets';
import { event, moneyCall, type Draw, type MoneyCall, type Operation } from './operation';
import { actors, leaders } from './people';
import type { Walk } from './walk';

const amounts = [1, 66, 250, 880, 3_000, 9_000].map(tenths);

/** Transfers, rewards and red packets. */
export const giving: readonly Operation[] = [
  {
    name: 'give coins to one colleague',
    calls: [batchTransfer],
    plan: (walk, pick) => given(walk, pick, 1),
  },
  {
    name: 'give coins to several colleagues',
    calls: [batchTransfer],
    plan: (walk, pick) => given(walk, pick, 3),
  },
  {
    name: 'give each colleague an amount of their own',
    calls: [batchTransfer],
    plan: (walk, pick) => {
      const as = pick(actors)?.usercode ?? '';
      const to = others(as, pick, 2).map((usercode, index) => ({
        usercode,
        amount: tenths((index + 1) * (pick(amounts.slice(0, 4)) ?? 1)),
      }));
      const total = tenths(to.reduce((all, { amount }) => all + amount, 0));
      const body = {
        ...sent(walk),
        accountType: 0 as const,
        transferList: to.map(({ usercode, amount }) => ({ usercode, money: toWireMoney(amount) })),
        money: '0.0',
        tag: '',
      };
      return moneyCall(as, batchTransfer, body, { pays: { kind: 'transfer', amount: total } });
    },
  },
  {
    name: 'reward colleagues',
    calls: [batchTransfer],
    plan: (walk, pick) => {
      const as = pick(leaders)?.usercode ?? '';
      const amount = pick(amounts.slice(0, 4)) ?? tenths(1);
      const to = others(as, pick, 2);
      const body = {
        ...sent(walk),
        accountType: 1 as const,
        transferList: to.map((usercode) => ({ usercode })),
        money: toWireMoney(amount),
        tag: '好点子',
      };
      return moneyCall(as, batchTransfer, body, {
        pays: { kind: 'transfer', amount: times(amount, to.length) },
      });
    },
  },
  {
    name: 'a colleague gives a red packet',
    calls: [],
    plan: (walk, pick) => {
      const giver = pick(actors);
      const amount = pick([30, 200].map(tenths));
      if (giver === undefined || amount === undefined) return null;
      if (balanceOf(walk.state, personal(giver.usercode)) < amount) return null;
      return event((state, now) => {
        const { id, state: named } = nextId(state, 'KW');
        const packet: Packet = {
          id,
          split: 'lucky',
          from: giver.usercode,
          giver: giver.name,
          text: '周末愉快',
          givenAt: now,
          to: others(giver.usercode, pick, 3),
          parts: luckyParts(amount, 3, () => (pick([1, 3, 7]) ?? 1) / 10),
          taken: [],
          returned: false,
        };
        return {
          ...named,
          packets: [...named.packets, packet],
          ledger: postingsOf(packet).reduce(post, named.ledger),
        };
      });
    },
  },
  {
    name: 'open a red packet',
    isSequel: true,
    calls: [redPacketOpen],
    plan: ({ state }, pick) => {
      const open = state.packets.flatMap((packet) =>
        actors
          .filter(({ usercode }) => packet.to.includes(usercode))
          .filter(
            ({ usercode }) => !packet.returned && packet.taken.every((one) => one.usercode !== usercode),
          )
          .map(({ usercode }) => ({ as: usercode, id: packet.id })),
      );
      const chosen = pick(open);
      return chosen === undefined ? null : moneyCall(chosen.as, redPacketOpen, { id: chosen.id });
    },
  },
];

function given(walk: Walk, pick: Draw, count: number): MoneyCall {
  const as = pick(actors)?.usercode ?? '';
  const amount = pick(amounts) ?? tenths(1);
  const to = others(as, pick, count);
  const body = {
    ...sent(walk),
    accountType: 0 as const,
    transferList: to.map((usercode) => ({ usercode })),
    money: toWireMoney(amount),
    tag: '',
  };
  return moneyCall(as, batchTransfer, body, { pays: { kind: 'transfer', amount: times(amount, to.length) } });
}

function sent({ now }: Walk) {
  return { date: toMoment(now), text: '恭喜发财' };
}

/** So many of those who act, without one of them. */
export function others(usercode: string, pick: Draw, count: number): string[] {
  const codes = actors.map((each) => each.usercode).filter((each) => each !== usercode);
  const first = codes.indexOf(pick(codes) ?? '');
  return Array.from({ length: count }, (_, index) => codes[(first + index) % codes.length] ?? '');
}

import { partsOf, toMoment } from '@/domain/business-time';
import { maxBlessingLength } from '@/domain/constants';
import { sum, toCoins } from '@/domain/money';
import { bestLuck } from '@/domain/red-packets/red-packet';
import { countCharacters } from '@/domain/text';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { post } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { packetsOf, packetsTo } from '@/mocks/red-packets/packet-life';
import {
  expiryOf,
  leftIn,
  packetState,
  partOf,
  takenSum,
  takingPosting,
  type Packet,
} from '@/mocks/red-packets/red-packets';
import * as endpoints from '../endpoints';

const redPacketRecords: Handler<typeof endpoints.redPacketRecords> = (state, { body, person }, now) => {
  const { usercode } = person;
  const all = packetsTo(state, usercode);
  const running = yearOf(now);
  const year = body.year ?? running;
  const ofYear = all.filter(({ givenAt }) => yearOf(givenAt) === year);
  const opened = ofYear.flatMap((packet) => partOf(packet, usercode) ?? []);
  const wanted = ofYear.filter(
    (packet) =>
      (body.state === undefined || packetState(packet, usercode, now) === body.state) &&
      (body.split === undefined || packet.split === body.split),
  );
  const from = (body.page - 1) * body.size;
  return {
    state,
    data: {
      year,
      years: [...new Set([running, ...all.map(({ givenAt }) => yearOf(givenAt))])].sort((a, b) => b - a),
      sums: {
        received: toCoins(sum(opened.map(({ amount }) => amount))),
        opened: opened.length,
        best: opened.filter(({ best }) => best).length,
        waiting: ofYear.filter((packet) => packetState(packet, usercode, now) === 'waiting').length,
      },
      total: wanted.length,
      records: wanted.slice(from, from + body.size).map((packet) => cardOf(packet, usercode, now)),
    },
  };
};

const redPacketDetail: Handler<typeof endpoints.redPacketDetail> = (state, { body, person }, now) => {
  const { usercode } = person;
  const all = packetsOf(state, usercode);
  const packet = body.id === undefined ? all[0] : all.find(({ id }) => id === body.id);
  if (packet === undefined) return { state, data: null };
  const { parts, taken, split, returned } = packet;
  const best = bestLuck(split, parts.slice(0, taken.length));
  const shares = taken.map(({ usercode: by, time, thanks }, index) => ({
    usercode: by,
    name: colleague(state, by)?.name ?? by,
    amount: toCoins(parts[index] ?? sum([])),
    time: toMoment(time),
    best: index === best,
    thanks,
  }));
  return {
    state,
    data: {
      ...cardOf(packet, usercode, now),
      given: packet.from === usercode,
      parts: parts.length,
      total: toCoins(sum(parts)),
      taken: toCoins(takenSum(packet)),
      returned: returned && leftIn(packet) > 0 ? toCoins(leftIn(packet)) : null,
      shares: shares.reverse(),
    },
  };
};

const redPacketOpen: Handler<typeof endpoints.redPacketOpen> = (state, { body, person }, now) => {
  const { usercode } = person;
  const packet = packetsOf(state, usercode).find(({ id, to }) => id === body.id && to.includes(usercode));
  const refusal = refusalOfOpening(state, packet, person, now);
  if (packet === undefined || refusal !== null) return { state, refusal: refusal ?? unknown };
  const opened: Packet = { ...packet, taken: [...packet.taken, { usercode, time: now, thanks: '' }] };
  const amount = opened.parts[packet.taken.length] ?? sum([]);
  return {
    state: {
      ...withPacket(state, opened),
      ledger: post(state.ledger, takingPosting(opened, packet.taken.length)),
    },
    data: { id: packet.id, amount: toCoins(amount) },
    booked: packet.id,
  };
};

/** Once for each packet, to a colleague, and only by a person who got a share. */
const redPacketThank: Handler<typeof endpoints.redPacketThank> = (state, { body, person }) => {
  const { usercode } = person;
  const packet = state.packets.find(({ id, from }) => id === body.id && from !== null);
  const taken = packet?.taken.find((each) => each.usercode === usercode);
  if (packet === undefined || taken === undefined) return { state, refusal: unknown };
  if (taken.thanks !== '') return { state, refusal: { code: '5402', message: '已道谢' } };
  const length = countCharacters(body.text);
  if (length > maxBlessingLength)
    return {
      state,
      refusal: { code: '5109', message: `最多 ${maxBlessingLength} 个字，现在有 ${length} 个` },
    };
  const thanked = packet.taken.map((each) => (each === taken ? { ...each, thanks: body.text } : each));
  return { state: withPacket(state, { ...packet, taken: thanked }), data: { id: packet.id } };
};

const unknown: Refusal = { code: '5301', message: '没有找到这个红包' };

function refusalOfOpening(
  state: MockState,
  packet: Packet | undefined,
  { usercode, departed }: { usercode: string; departed: boolean },
  now: number,
): Refusal | null {
  if (departed) return { code: '5001', message: '你已离职，账户里的龙币不能再使用' };
  if (state.withoutAccount.includes(usercode)) return { code: '5002', message: '您还没有龙币账户' };
  if (packet === undefined) return unknown;
  switch (packetState(packet, usercode, now)) {
    case 'opened':
      return { code: '5302', message: '你已领取过这个红包' };
    case 'emptied':
      return { code: '5303', message: '手慢了，红包已被领完' };
    case 'expired':
      return { code: '5304', message: '红包已过期，未领完的已退回' };
    case 'waiting':
      return null;
  }
}

function withPacket(state: MockState, packet: Packet): MockState {
  return { ...state, packets: state.packets.map((each) => (each.id === packet.id ? packet : each)) };
}

function cardOf(packet: Packet, usercode: string, now: number) {
  const { id, split, from, giver, text, givenAt } = packet;
  const mine = partOf(packet, usercode);
  return {
    id,
    split,
    giver: { usercode: from, name: giver },
    text,
    givenAt: toMoment(givenAt),
    expiresAt: toMoment(expiryOf(packet)),
    state: packetState(packet, usercode, now),
    mine: mine === undefined ? null : { amount: toCoins(mine.amount), best: mine.best },
  };
}

function yearOf(ms: number): number {
  return partsOf(ms).year;
}

export const handlers = [
  serve(endpoints.redPacketRecords, redPacketRecords),
  serve(endpoints.redPacketDetail, redPacketDetail),
  serve(endpoints.redPacketOpen, redPacketOpen),
  serve(endpoints.redPacketThank, redPacketThank),
];

import { serve, type Handler } from '@/mocks/core/handler';
import * as endpoints from '../endpoints';

interface Target {
  kind: 'activity' | 'channel';
  id: string;
  name: string;
  url: string;
  buCode: string;
  channel: string;
  /** Days after the world began until which it lasts; for ever without them. */
  days?: number;
}

const day = 86_400_000;

const festival = 'https://festival.longcoin.example/hall';
const targets: readonly Target[] = [
  target('activity', 'points', '积分兑换季', '#integralExchange', { channel: 'ACT1' }),
  target('activity', 'newcomer', '新同事见面礼', '#/transfer1', {
    buCode: 'B0002',
    channel: 'ACT2',
    days: 30,
  }),
  target('activity', 'festival', '龙民节会场', festival, { channel: 'ACT3' }),
  target('channel', 'CHGY', '冠寓', '#/longballDetail', { buCode: 'B0003', channel: 'CHGY' }),
  target('channel', 'CHZX', '中信', '/home', { buCode: 'B0101', channel: 'CHZX' }),
];

function target(kind: Target['kind'], id: string, name: string, url: string, more: Partial<Target>): Target {
  return { kind, id, name, url, buCode: '', channel: '', ...more };
}

const transferTarget: Handler<typeof endpoints.transferTarget> = (state, { body }, now) => {
  const found = targets.find(({ kind, id }) => kind === body.kind && id === body.id);
  const isOver = found?.days !== undefined && now > state.seed.epoch + found.days * day;
  if (found === undefined || isOver) return { state, data: { target: null } };
  const { name, url, buCode, channel } = found;
  return { state, data: { target: { name, url, buCode, channel } } };
};

export const handlers = [serve(endpoints.transferTarget, transferTarget)];

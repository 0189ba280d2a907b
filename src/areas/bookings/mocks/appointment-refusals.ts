import type * as v from 'valibot';
import type { appointmentCreate } from '@/api/endpoints/appointment';
import { firstRunAfter, fixesDay } from '@/domain/bookings/schedule';
import { toDay } from '@/domain/business-time';
import { maxBlessingLength, maxRecipients } from '@/domain/constants';
import { formatCoins, maxPerRecipient } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import { colleague } from '@/mocks/core/colleague';
import type { HandlerRequest, Refusal } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { tagsOf } from './tags';

/** What a booking is created with or changed to. */
export type Content = v.InferOutput<(typeof appointmentCreate)['body']>;

export const notYours: Refusal = { code: '5301', message: '没有找到这条预约' };

/** Why a booking with this content is refused, whatever its payment needs; null where it is not. */
export function refusalOf(
  state: MockState,
  { body, person, systemType }: HandlerRequest<Content>,
  now: number,
): Refusal | null {
  const say = (code: string, message: string) => ({ code, message });
  const to = body.transferList.map(({ usercode }) => usercode);
  const tag = tagsOf(body.accountType).find(({ name }) => name === body.tag);
  const names = (codes: readonly string[]) =>
    codes.map((usercode) => colleague(state, usercode)?.name ?? usercode).join('、');
  const unable = to.filter((usercode) => {
    const found = colleague(state, usercode);
    return found === undefined || found.departed || found.oaAccount === null;
  });
  if (person.departed) return say('5001', '你已离职，账户里的龙币不能再使用');
  if (state.withoutAccount.includes(person.usercode)) return say('5002', '您还没有龙币账户');
  if (systemType === 'WALLET' && person.oaAccount === null) return say('5003', '你没有 OA 账号，不能预约');
  if (body.accountType === 1 && (systemType === 'WALLET' || !person.senior))
    return say('5004', '你没有激励账户');
  if (tag === undefined) return say('5302', '没有找到这个标签');
  if (to.length === 0) return say('5101', '请先选择要送给谁');
  if (to.length > maxRecipients) return say('5102', `一次最多送给 ${maxRecipients} 位同事`);
  if (to.includes(person.usercode)) return say('5103', '不能送给自己');
  if (new Set(to).size < to.length) return say('5104', '有重复的同事');
  if (unable.length > 0) return say('5106', `${names(unable)}已离职或没有 OA 账号，不能收龙币`);
  if (body.money <= 0 || body.money > maxPerRecipient)
    return say('5108', `每人收到的龙币须大于 0，且不超过 ${formatCoins(maxPerRecipient)}`);
  if (tag.limit !== undefined && body.money > tag.limit)
    return say('5112', `“${tag.name}”每人最多 ${formatCoins(tag.limit)} 龙币`);
  if (countCharacters(body.text) > maxBlessingLength)
    return say('5109', `祝福最多 ${maxBlessingLength} 个字`);
  if (
    body.lunar !== null &&
    (tag.every === 'once' || tag.occasion === 'onboarding' || body.every !== 'yearly')
  )
    return say('5306', '农历日子只能每年送一次');
  if (fixesDay(tag.occasion) || body.lunar !== null) return null;
  if (body.date === null) return say('5303', '请选择日期');
  // Once today's gifts have gone out, one for today alone would never go.
  const first = body.every === 'once' ? firstRunAfter(now) : toDay(now);
  return body.date < first ? say('5304', '日期已过') : null;
}

/** A booking that is over cannot be changed or paid. */
export function over(message: string): Refusal {
  return { code: '5305', message };
}

import { fromMoment, partsOf, toMoment } from '@/domain/business-time';
import { withOtherYear } from '@/domain/moment';
import type { SavedNumber, UsedNumber } from './endpoints/recharge-account';
import type { phoneTopUp } from './messages';
import { isCalledByRelation, type Relation } from './rules/saved-account';

/** A number that the person saved, topped up before, or owns. */
export interface KnownPhone {
  readonly number: string;
  /** What the person calls its owner; empty where it was not saved. */
  readonly label: string;
  /** The owner's name, for the avatar. */
  readonly name: string;
  readonly relation: Relation;
  /** The last time; `paidAt` in ms. */
  readonly last: { readonly face: number; readonly paidAt: number } | null;
  readonly isDefault: boolean;
}

/** What the person calls the owner of a saved number. */
export function labelOf(
  { relation, name }: Pick<SavedNumber, 'relation' | 'name'>,
  messages: typeof phoneTopUp,
): string {
  return isCalledByRelation(relation) ? messages.relations[relation] : name;
}

/** Saved numbers first, then the person's own and those that were topped up before, each once. */
export function knownPhones(
  saved: readonly SavedNumber[],
  used: readonly UsedNumber[],
  own: string,
  messages: typeof phoneTopUp,
): KnownPhone[] {
  const lastOf = (number: string) => {
    const found = used.find((each) => each.number === number);
    return found === undefined ? null : { face: found.face, paidAt: fromMoment(found.paidAt) };
  };
  const named = saved.map((each) => ({
    number: each.number,
    label: labelOf(each, messages),
    name: each.name,
    relation: each.relation,
    last: lastOf(each.number),
    isDefault: each.isDefault,
  }));
  const others = [own, ...used.map(({ number }) => number)].filter(
    (number, index, all) =>
      number !== '' && all.indexOf(number) === index && !saved.some((each) => each.number === number),
  );
  return [
    ...named,
    ...others.map((number) => ({
      number,
      label: number === own ? messages.own : '',
      name: '',
      relation: number === own ? ('self' as const) : ('other' as const),
      last: lastOf(number),
      isDefault: false,
    })),
  ];
}

/** The day of a moment as one says it: 今天, 上月 12 日, 9 月 3 日. */
function dayText(ms: number, now: number, messages: typeof phoneTopUp): string {
  const { year, month, day } = partsOf(ms);
  const today = partsOf(now);
  const monthsAgo = (today.year - year) * 12 + today.month - month;
  if (monthsAgo === 0 && day === today.day) return messages.today;
  if (monthsAgo === 1) return messages.lastMonth(day);
  const at = toMoment(ms);
  return messages.day(at, withOtherYear('day', at, toMoment(now)));
}

/** When its owner was topped up last. */
export function lastText({ relation, last }: KnownPhone, now: number, messages: typeof phoneTopUp): string {
  return last === null
    ? messages.neverPaid
    : messages.paidBefore(dayText(last.paidAt, now, messages), messages.forWhom[relation], last.face);
}

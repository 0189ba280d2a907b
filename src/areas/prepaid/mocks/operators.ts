import { fromMoment, partsOf, toDay } from '@/domain/business-time';
import { maskName } from '@/domain/mask';
import { people } from '@/mocks/core/people';
import { mix } from '@/mocks/core/random';
import { operatorOf, type Operator } from '../rules/operators';
import { defaultNumbers } from './saved-numbers';

/** Operators as merchants are called. */
export const operatorNames: Readonly<Record<Operator, string>> = {
  mobile: '中国移动',
  unicom: '中国联通',
  telecom: '中国电信',
  broadnet: '中国广电',
};

/** Numbers that begin so were taken to another operator. */
const ported: readonly (readonly [prefix: string, operator: Operator])[] = [['1380001', 'unicom']];
/** Numbers that begin so are credited late, and those of the other list never. */
const latePrefix = '1770000';
const refusedPrefix = '1990000';
/** How long an operator takes to credit a top-up, ms. */
const usuallyTakes = 20_000;
const lateTakes = 30 * 60_000;
/** Every night until this hour broadnet takes no top-ups. */
const nightEnds = 6;

const regions = ['云杉', '江州', '潮城', '临湖', '云桥'] as const;
/** As many of the staff are asked for. */
const staff = 2000;
const owners = ['陈伟', '周兰', '许阳', '林静', '罗杰', '孟青'] as const;

/** Whose number it is now; null where it is no mobile number. */
export function operatorNow(number: string): Operator | null {
  const known = operatorOf(number);
  if (known === null) return null;
  return ported.find(([prefix]) => number.startsWith(prefix))?.[1] ?? known.operator;
}

let known: ReadonlyMap<string, string> | null = null;

/** Whose numbers are known by name: those of the staff, and the ones that a world begins with. */
function ownersByNumber(): ReadonlyMap<string, string> {
  known ??= new Map(
    [...people(staff).map(({ mobile, name }) => ({ number: mobile, name })), ...defaultNumbers()].map(
      ({ number, name }) => [number, name],
    ),
  );
  return known;
}

/** What the operator tells of a number; of virtual ones it tells no owner. */
export function numberRegistration(number: string): { region: string; owner: string } {
  const draw = mix(71, Number(number.slice(0, 7)));
  const region = regions[draw % regions.length] ?? regions[0];
  const owner =
    ownersByNumber().get(number) ??
    owners[mix(72, Number(number.slice(3)) % 1_000_003) % owners.length] ??
    owners[0];
  return { region, owner: operatorOf(number)?.isVirtual === true ? '' : maskName(owner) };
}

/** Until when an operator takes no top-ups, ms; null while it does. */
export function closedUntil(operator: Operator, now: number): number | null {
  if (operator !== 'broadnet' || partsOf(now).hour >= nightEnds) return null;
  return fromMoment(`${toDay(now)} 0${nightEnds}:00`);
}

/** What the operator does with a paid top-up, and how long that takes, ms. */
export function creditOf(number: string): { result: 'credited' | 'failed'; takes: number } {
  if (number.startsWith(refusedPrefix)) return { result: 'failed', takes: usuallyTakes };
  return { result: 'credited', takes: number.startsWith(latePrefix) ? lateTakes : usuallyTakes };
}

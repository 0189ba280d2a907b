import { businessOffset } from '@/domain/business-hour';
import { tenths, type Tenths } from '@/domain/money';
import { fareTotal, type Fare, type FareLine, type FareRule } from './fare';

/** When and where a company pays for rides of its staff. */
export interface CompanyRule extends FareRule {
  /** Minutes of the day, from the first to before the last; a range over midnight has its end before its start. */
  from: number;
  to: number;
  /** Codes of the cities; empty for all. */
  cities: readonly string[];
}

export const ruleProblems = ['hours', 'city'] as const;
/** Why a rule does not hold for a ride. */
export type RuleProblem = (typeof ruleProblems)[number];

interface RideTerms {
  /** When it begins, ms. */
  at: number;
  /** The code of the city. */
  city: string;
}

/** Why the company pays nothing for this ride by this rule; null where it pays. */
export function ruleProblem({ from, to, cities }: CompanyRule, { at, city }: RideTerms): RuleProblem | null {
  if (cities.length > 0 && !cities.includes(city)) return 'city';
  return isWithin(minuteOfDay(at), from, to) ? null : 'hours';
}

/** The price with who pays what of it: the company up to its limit, the person the rest. */
export function splitFare(lines: readonly FareLine[], rule: CompanyRule | null, terms: RideTerms): Fare {
  const total = fareTotal(lines);
  const applied = rule !== null && ruleProblem(rule, terms) === null ? rule : null;
  const company = companyPart(total, applied);
  return {
    lines,
    total,
    company,
    own: tenths(total - company),
    rule: applied === null ? null : { id: applied.id, name: applied.name, most: applied.most },
  };
}

function companyPart(total: Tenths, rule: CompanyRule | null): Tenths {
  return rule === null ? tenths(0) : tenths(Math.max(0, Math.min(total, rule.most)));
}

function isWithin(minute: number, from: number, to: number): boolean {
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

function minuteOfDay(ms: number): number {
  return Math.floor((ms + businessOffset) / 60_000) % (24 * 60);
}

import { fromMoment, partsOf } from '@/domain/business-time';
import type { Colleague } from '@/domain/colleagues/colleague';
import { formatCoins } from '@/domain/money';
import type { Finding } from '@/domain/transfers/pre-check';
import type { preCheckWords } from '@/messages/pre-check';

type Words = typeof preCheckWords.zh;

/** A finding as it is said: the fact, and what it rests on. */
export interface FindingWords {
  fact: string;
  line: string;
}

/** Takes a finding, how many people the batch goes to, and who of them is known; gives its words. */
export function findingWords(
  finding: Finding,
  count: number,
  place: (usercode: string) => Pick<Colleague, 'department' | 'jobNumber'> | undefined,
  words: Words,
): FindingWords {
  switch (finding.kind) {
    case 'namesake': {
      const { person } = finding;
      return {
        fact: words.namesake(finding.count, person.name),
        line: words.place(person.department, person.jobNumber),
      };
    }
    case 'first': {
      const where = place(finding.person.usercode);
      return {
        fact: words.first(finding.person.name),
        line: where === undefined ? '' : words.place(where.department, where.jobNumber),
      };
    }
    case 'recent': {
      const { person, last } = finding;
      const { month, day } = partsOf(fromMoment(last.time));
      const say = last.accountType === 0 ? words.recent : words.recentReward;
      return { fact: say(person.name), line: words.last(month, day, formatCoins(last.money)) };
    }
    case 'same-text': {
      const { year, month, day } = partsOf(fromMoment(finding.last.time));
      return {
        fact: words.sameText(finding.people.map(({ name }) => name)),
        line: words.writtenOn(year, month, day),
      };
    }
    case 'amount':
      return oddAmountWords(finding, count, words);
  }
}

function oddAmountWords(
  { people, amount, usual, likely }: Extract<Finding, { kind: 'amount' }>,
  count: number,
  words: Words,
): FindingWords {
  const coins = formatCoins(amount);
  const names = people.map(({ name }) => name);
  const isMore = amount > usual.high;
  const range = words.usual(formatCoins(usual.low), formatCoins(usual.high));
  const forAll = isMore ? words.muchMore(coins) : words.muchLess(coins);
  const forSome = isMore ? words.muchMoreFor(names, coins) : words.muchLessFor(names, coins);
  return {
    fact: people.length === count ? forAll : forSome,
    line: likely === null ? range : words.likely(range, formatCoins(likely)),
  };
}

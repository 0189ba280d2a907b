import { gatewayNow } from '@/api/clock';
import { fromMoment, toClock, toMoment } from '@/domain/business-time';
import type { Colleague } from '@/domain/colleagues/colleague';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { withOtherYear } from '@/domain/moment';
import { formatCoins } from '@/domain/money';
import type { preCheckMessages } from '../messages';
import type { Finding } from '../rules/pre-check';

type Messages = typeof preCheckMessages.zh;

/** The texts of a finding: the fact, and the data that it is based on. */
export interface FindingMessages {
  fact: string;
  description: string;
}

/** Takes a finding, the number of recipients, a lookup in the directory and how people are named; gives the texts of the finding. */
export function findingMessages(
  finding: Finding,
  count: number,
  findColleague: (usercode: string) => Pick<Colleague, 'department' | 'jobNumber'> | undefined,
  nameOf: NameOf,
  messages: Messages,
): FindingMessages {
  switch (finding.kind) {
    case 'namesake': {
      const { person } = finding;
      return {
        fact: messages.namesake(finding.count, person.name),
        description: messages.place(person.department, person.jobNumber),
      };
    }
    case 'first': {
      const colleague = findColleague(finding.person.usercode);
      return {
        fact: messages.first(nameOf(finding.person)),
        description: colleague === undefined ? '' : messages.place(colleague.department, colleague.jobNumber),
      };
    }
    case 'recent': {
      const { person, last } = finding;
      const at = toMoment(fromMoment(last.time));
      const day = messages.day(at, withOtherYear('day', at, toMoment(gatewayNow())));
      const textOf = last.accountType === 0 ? messages.recent : messages.recentReward;
      return {
        fact: textOf(nameOf(person)),
        description: messages.last(day, formatCoins(last.money)),
      };
    }
    case 'equal-today': {
      const { people, last } = finding;
      const textOf = last.accountType === 0 ? messages.equalToday : messages.equalTodayReward;
      return {
        fact: textOf(people.map(nameOf)),
        description: messages.lastToday(toClock(fromMoment(last.time)), formatCoins(last.money)),
      };
    }
    case 'same-text': {
      return {
        fact: messages.sameText(finding.people.map(nameOf)),
        description: messages.day(toMoment(fromMoment(finding.last.time)), 'year-day'),
      };
    }
    case 'amount':
      return oddAmountMessages(finding, count, nameOf, messages);
  }
}

function oddAmountMessages(
  { people, amount, usual, likely }: Extract<Finding, { kind: 'amount' }>,
  count: number,
  nameOf: NameOf,
  messages: Messages,
): FindingMessages {
  const coins = formatCoins(amount);
  const names = people.map(nameOf);
  const isMore = amount > usual.high;
  const range = messages.usual(formatCoins(usual.low), formatCoins(usual.high));
  const forAll = isMore ? messages.muchMore(coins) : messages.muchLess(coins);
  const forSome = isMore ? messages.muchMoreFor(names, coins) : messages.muchLessFor(names, coins);
  return {
    fact: people.length === count ? forAll : forSome,
    description: likely === null ? range : messages.likely(range, formatCoins(likely)),
  };
}

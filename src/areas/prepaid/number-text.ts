import type { phoneTopUp } from './messages';
import type { AccountProblems } from './rules/saved-account';

/** What is wrong with a number, in words. */
export function numberText(
  problem: NonNullable<AccountProblems['number']>,
  { problems }: typeof phoneTopUp,
): string {
  return problem.kind === 'short' || problem.kind === 'long'
    ? problems[problem.kind](problem.count)
    : problems[problem.kind];
}

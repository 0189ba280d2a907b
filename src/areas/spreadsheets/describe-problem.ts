import type { Problem } from '@/domain/spreadsheets/lint-list';
import type { grantListMessages } from './messages';

/** The reason in words. */
export function describeProblem(
  { kind, earlierRow, person }: Problem,
  messages: typeof grantListMessages.zh,
): string {
  if (kind === 'twice') return messages.twice(earlierRow ?? 0);
  if (kind === 'other-name') return messages.otherName(person?.name ?? '');
  return messages.reasons[kind];
}

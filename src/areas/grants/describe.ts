import { gatewayNow } from '@/api/clock';
import { startOf, toMoment, type Day } from '@/domain/business-time';
import type { GrantState } from '@/domain/grants/grant-state';
import { withOtherYear, type Moment } from '@/domain/moment';
import type { grants } from '@/messages/areas/grants';
import type { GrantSummary } from './queries';

/** A day with its weekday; with its year where that is not the current one. */
export function dayText(day: Day, messages: Pick<typeof grants, 'day'>): string {
  const at = startOf(day);
  return messages.day(at, withOtherYear('weekday', at, toMoment(gatewayNow())));
}

/** What a request is called: its purpose, or what it is for and whose team. */
export function titleOf(
  { kind, purpose, occasion, team }: Pick<GrantSummary, 'kind' | 'purpose' | 'occasion' | 'team'>,
  messages: Pick<typeof grants, 'titles' | 'titleOf'>,
): string {
  const name = kind === 'activity' || occasion === null ? purpose : messages.titles[occasion];
  return messages.titleOf(name, team);
}

/** Day and time of a moment; with its year where that is not the current one. */
export function timeText(moment: Moment, messages: Pick<typeof grants, 'day'>): string {
  return messages.day(moment, withOtherYear('day-clock', moment, toMoment(gatewayNow())));
}

/** When a grant is or was to be paid. */
export function planText(
  date: Day | null,
  messages: Pick<typeof grants, 'day' | 'onDay' | 'atOnce'>,
): string {
  return date === null ? messages.atOnce : messages.onDay(dayText(date, messages));
}

/** The colour of a state's tag. */
export const stateTones = {
  pending: 'gold',
  refused: 'danger',
  withdrawn: 'plain',
  booked: 'success',
  scheduled: 'info',
  paying: 'info',
  stopped: 'warning',
  partly: 'warning',
  paid: 'success',
} as const satisfies Readonly<Record<GrantState, string>>;

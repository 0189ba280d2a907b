import { activityCategories, type ActivityQuestion } from '@/domain/life/activity';
import { periodStates } from '@/domain/period';

/** What the address asks for (`kind`, `state`); what it knows nothing of narrows nothing. */
export function askedActivities(search: URLSearchParams): Omit<ActivityQuestion, 'words'> {
  return {
    category: activityCategories.find((name) => name === search.get('kind')),
    state: periodStates.find((name) => name === search.get('state')),
  };
}

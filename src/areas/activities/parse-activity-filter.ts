import { activityCategories, type ActivityQuestion } from '@/domain/activities/activity';
import { periodStates } from '@/domain/period';

/** The category and state in the address (`kind`, `state`); an unknown value filters nothing. */
export function parseActivityFilter(search: URLSearchParams): Omit<ActivityQuestion, 'words'> {
  return {
    category: activityCategories.find((name) => name === search.get('kind')),
    state: periodStates.find((name) => name === search.get('state')),
  };
}

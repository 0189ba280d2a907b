import { activitiesOf } from '@/mocks/activities/activities';
import type { Searched } from '@/mocks/search/searched';
import { wireActivity } from './activity-wire';

export const searched: Searched = {
  kind: 'activities',
  results: ({ state, person, now, pageOf }) => ({
    activities: pageOf(
      activitiesOf(state.seed.epoch).map((each) => wireActivity(state, each, person, now)),
      ({ title, line }) => [title, line],
    ),
  }),
};

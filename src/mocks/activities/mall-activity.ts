import type { ActivityCategory } from '@/domain/activities/activity';
import type { ActivityTerms } from './activity-terms';

/** An activity as the gateways keep it; both ends in milliseconds. */
export interface MallActivity {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly category: ActivityCategory;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Where it leads instead of to a page of its own in the mall; empty where it has one. */
  readonly address: string;
  /** How many took part when the world began. */
  readonly joined: number;
  readonly terms: ActivityTerms;
}

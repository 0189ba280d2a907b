import type { MockPast } from '@/mocks/accounts/past-postings';
import { pastSharePostings } from './past-share-orders';

export const past: MockPast = (seed) => pastSharePostings(seed);

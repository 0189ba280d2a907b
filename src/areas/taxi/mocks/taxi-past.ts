import type { MockPast } from '@/mocks/accounts/past-postings';
import { person } from '@/mocks/core/people';
import { pastRidePostings } from './ride-postings';

export const past: MockPast = ({ entries, epoch }) =>
  entries === 0 ? [] : pastRidePostings(epoch, person(0));

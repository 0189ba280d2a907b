import type { MockPast } from '@/mocks/accounts/past-postings';
import { defaultPackets } from './default-packets';
import { postingsOf } from '@/mocks/red-packets/red-packets';

export const past: MockPast = ({ epoch }) => defaultPackets(epoch).flatMap(postingsOf);

import type { MockPast } from '@/mocks/accounts/past-postings';
import { postingsOf } from '@/mocks/red-packets/red-packets';
import { defaultPackets } from './default-packets';

export const past: MockPast = ({ epoch }) => defaultPackets(epoch).flatMap(postingsOf);

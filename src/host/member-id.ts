import { memberIdWait } from '@/domain/constants';
import type { Clock } from './clock';
import { HostFailure } from './host';

/**
 * The member id that a host puts into the token store some time after the page began: looked for every 50 ms; after 10 s
 * it is a `timeout`.
 */
export async function awaitMemberId(read: () => string, clock: Clock): Promise<string> {
  const end = clock.now() + memberIdWait.total;
  for (;;) {
    const memberId = read();
    if (memberId !== '') return memberId;
    if (clock.now() >= end) throw new HostFailure('timeout');
    await clock.sleep(memberIdWait.step);
  }
}

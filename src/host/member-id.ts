import { memberIdWait } from '@/domain/constants';
import type { Clock } from './clock';
import { HostFailure } from './host';

/**
 * The member id that a host puts into the token store some time after the page began: looked for every 50 ms; after 10 s
 * it is a `timeout`. The looks are counted as well, as some clocks stand still while the page sleeps.
 */
export async function awaitMemberId(read: () => string, clock: Clock): Promise<string> {
  const { total, step } = memberIdWait;
  const end = clock.now() + total;
  for (let waits = 0; ; waits += 1) {
    const memberId = read();
    if (memberId !== '') return memberId;
    if (clock.now() >= end || waits * step >= total) throw new HostFailure('timeout');
    await clock.sleep(step);
  }
}

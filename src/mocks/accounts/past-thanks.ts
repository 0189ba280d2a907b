import { dice } from '@/mocks/core/random';
import type { Thanks, Transfer } from './transfers';

const texts = ['谢谢你', '收到啦，谢谢', '谢谢，辛苦了', '太惊喜了，谢谢', '心意收到，感谢'];
const minute = 60_000;
const day = 24 * 60 * minute;
/** Later gifts have no thanks yet, so that tests and demonstrations can send them. */
const untouchedDays = 45;

/** What recipients of past gifts wrote back, by transfer: about two in five did, within a day. */
export function pastThanks(
  transfers: readonly Transfer[],
  epoch: number,
): ReadonlyMap<string, readonly Thanks[]> {
  const draw = dice(19);
  const byTransfer = new Map<string, readonly Thanks[]>();
  for (const { id, time, to } of transfers) {
    if (time > epoch - untouchedDays * day) continue;
    const written = to.flatMap((usercode): Thanks[] => {
      const [chance, text, delay] = [draw.below(5), draw.pick(texts), draw.below(600)];
      return chance < 2 ? [{ transferId: id, usercode, text, time: time + (delay + 1) * minute }] : [];
    });
    if (written.length > 0) byTransfer.set(id, written);
  }
  return byTransfer;
}

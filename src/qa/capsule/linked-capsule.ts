import { notify } from '@/state/notifications';
import { takeCapsuleFromAddress } from './capsule-link';
import { openCapsule } from './open-capsule';

/** Opens the capsule that the address brings, with a reload; one that cannot be opened is refused in an alert. */
export async function openLinkedCapsule(): Promise<void> {
  const text = await takeCapsuleFromAddress();
  if (text === null) return;
  try {
    await openCapsule(text);
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error), 'alert');
    return;
  }
  // The page is being reloaded.
  await new Promise(() => undefined);
}

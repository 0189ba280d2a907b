import { animationSet } from '@/api/endpoints/home-today';
import { sendWrite } from '@/flows/write/perform-write';

/** Reports that a celebration was shown. A failure is ignored: it is only shown once more on another visit. */
export async function reportCelebration(id: string): Promise<void> {
  await sendWrite(animationSet, { id }, { background: true }).catch(() => undefined);
}

import { call } from '@/api/call';
import { animationSet } from '@/api/endpoints/home-today';

/** Reports that a celebration was shown. A failure is ignored: it is only shown once more on another visit. */
export async function reportCelebration(id: string): Promise<void> {
  await call(animationSet, { id }, { background: true }).catch(() => undefined);
}

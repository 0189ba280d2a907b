import { call } from '@/api/call';
import { animationSet } from '@/api/endpoints/home-today';

/** The gateways hear that something was shown. Where they do not, it comes once more on another day, which harms nobody. */
export async function celebrated(id: string): Promise<void> {
  await call(animationSet, { id }, { quiet: true }).catch(() => undefined);
}

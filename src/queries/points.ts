import { queryClient } from './client';

/** Points were credited. */
export async function pointsOutdated(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['points'] });
}

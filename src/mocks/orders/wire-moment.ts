import { toMoment } from '@/domain/business-time';

/** A moment as answers have it; null while there is none. */
export function wireMoment(ms: number | null): string | null {
  return ms === null ? null : toMoment(ms);
}

import { formatNumber } from '@/domain/format-number';
import type { tripMap } from './messages';

/** A distance as a driver would say it: in tens of metres below one kilometre. */
export function farText(metres: number, messages: Pick<typeof tripMap, 'kilometres' | 'metres'>): string {
  if (metres < 950) return messages.metres(Math.max(10, Math.round(metres / 10) * 10));
  return messages.kilometres(formatNumber(metres / 1000, 1));
}

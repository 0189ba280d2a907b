import { roundTo } from '@/domain/format-number';
import type { trips } from './messages';
import { kilometresText } from './ride-text';
import { peakHours, type FareLine, type Peak } from './rules/fare';
import type { FareMemory } from './rules/fare-memory';

type Messages = typeof trips;

/** Hundredths of a coin, without zeros at the end: 2.2, 0.35. */
export function rateText(hundredths: number): string {
  return String(roundTo(hundredths / 100));
}

export function peakText(peak: Peak, messages: Messages): string {
  const [from, to] = peakHours[peak];
  return messages.peakHours(`${String(from).padStart(2, '0')}:00`, `${String(to).padStart(2, '0')}:00`);
}

/** What a line of a price is, and how it came about. */
export function fareLineParts(line: FareLine, messages: Messages): { name: string; note: string } {
  switch (line.part) {
    case 'start':
      return { name: messages.startPrice, note: messages.startNote(String(line.metres / 1000)) };
    case 'distance':
      return {
        name: messages.distance,
        note: messages.distanceNote(kilometresText(line.metres), rateText(line.rate)),
      };
    case 'time':
      return { name: messages.time, note: messages.timeNote(line.minutes, rateText(line.rate)) };
    case 'peak':
      return { name: messages.peak[line.peak], note: peakText(line.peak, messages) };
    case 'coupon':
      return { name: line.name, note: '' };
  }
}

/** How far a price is from its estimate. */
export function besideEstimate(percent: number, messages: Messages): string {
  if (percent === 0) return messages.likeEstimate;
  return percent > 0 ? messages.aboveEstimate(percent) : messages.belowEstimate(-percent);
}

/** What rides on this way usually cost beside their estimates. */
export function memoryText({ count, low, high }: FareMemory, messages: Messages): string {
  const { usually } = messages;
  if (low === 0 && high === 0) return messages.memory(count, usually.same);
  if (low >= 0) return messages.memory(count, usually.above(low, high));
  if (high <= 0) return messages.memory(count, usually.below(-high, -low));
  return messages.memory(count, usually.around(-low, high));
}

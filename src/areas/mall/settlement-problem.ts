import type { DataOf } from '@/api/endpoint';
import type { settlement } from '@/api/endpoints/mall-order';
import { mostPieces } from '@/domain/mall/specification';
import { countCharacters } from '@/domain/text';

/** Characters as a person counts them. */
export const longestMessage = 50;

/** What keeps an order from being placed. */
type SettlementProblem =
  | { kind: 'address' }
  | { kind: 'message'; most: number }
  | { kind: 'stock'; name: string; left: number }
  | { kind: 'limit'; name: string; limit: number };

/** The first thing that is wrong with an order; null where nothing is. The address is null where there is none, undefined while that is not known. */
export function settlementProblem(
  lines: DataOf<typeof settlement>['lines'],
  address: object | null | undefined,
  message: string,
): SettlementProblem | null {
  for (const { name, count, stock, limit, bought } of lines) {
    if (count > stock) return { kind: 'stock', name, left: stock };
    if (count > mostPieces(stock, limit, bought)) return { kind: 'limit', name, limit };
  }
  if (address === null) return { kind: 'address' };
  return countCharacters(message.trim()) > longestMessage ? { kind: 'message', most: longestMessage } : null;
}

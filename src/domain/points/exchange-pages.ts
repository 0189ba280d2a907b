import { href } from '@/domain/href';
import type { PointsKind } from './exchange';

/** The page on which coins are exchanged. */
export const exchangeForms = { mall: '/integralExchange', partner: '/changyoyo-order' } as const;

/** The page that shows the result of an exchange. */
export function exchangeResult(kind: PointsKind, id: string | undefined): string {
  return kind === 'mall' ? href('/integralExchange', { id }) : href('/changyoyo-result', { id });
}

/** The page that lists the exchanges. */
export function exchangeRecords(kind: PointsKind): string {
  return href(kind === 'mall' ? '/integralExchange' : '/changyoyo-home', { view: 'records' });
}

import type { DataOf } from '@/api/endpoint';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { invalidate } from '@/queries/endpoint';
import { useEndpointPages } from '@/queries/endpoint-pages';
import { affectionPayDetail, affectionPayList, affectionPayRecords } from './endpoints';

/** All agreements of the person, with the limits for new ones. */
export type Family = DataOf<typeof affectionPayList>;
/** An agreement as one of its two sides sees it. */
export type FamilyAgreement = Family['given'][number];
/** A payment by an agreement. */
export type FamilyPayment = DataOf<typeof affectionPayRecords>['records'][number];

/** The payments of one agreement, or of all that the person gave where the id is empty; page by page, newest first. */
export function useFamilyPayments(id: string) {
  return useEndpointPages(affectionPayRecords, { id }, ({ total, records: rows }) => ({ total, rows }), {
    size: 30,
  });
}

/** An agreement was made or changed, or the person asked for fresh figures. */
export async function invalidateFamily(): Promise<void> {
  await Promise.all([
    invalidate(affectionPayList),
    invalidate(affectionPayDetail),
    invalidate(affectionPayRecords),
    invalidate(queryPayType),
  ]);
}

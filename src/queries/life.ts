import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { activityList } from '@/api/endpoints/activity';
import { getCouponList } from '@/api/endpoints/coupon';
import type { DataOf } from '@/api/endpoint';
import { goodsList, secKillingList } from '@/api/endpoints/goods';
import { queryClient } from './client';

/** An activity in a list. */
export type Activity = DataOf<typeof activityList>['activities'][number];
/** Goods on a shelf. */
export type Goods = DataOf<typeof goodsList>['goods'][number];
/** A session of the flash sale. */
export type FlashSession = DataOf<typeof secKillingList>['sessions'][number];
/** A voucher. */
export type Coupon = DataOf<typeof getCouponList>['coupons'][number];

/** All activities. */
export function useActivities() {
  return useQuery(
    { queryKey: ['activities'], queryFn: ({ signal }) => call(activityList, {}, { signal }) },
    queryClient,
  );
}

/** Somebody wants to see what is new. */
export async function activitiesOutdated(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['activities'] });
}

/** The sessions of the flash sale. */
export function useFlashSale() {
  return useQuery(
    { queryKey: ['flash-sale'], queryFn: ({ signal }) => call(secKillingList, {}, { signal }) },
    queryClient,
  );
}

/** A session began or ended: what is left of its goods, and what comes next, is no longer what it was. */
export async function flashSaleOutdated(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['flash-sale'] });
}

/** Vouchers that can be used, those that lapse first standing first. */
export function useUsableCoupons() {
  return useQuery(
    {
      queryKey: ['coupons', 'usable'],
      queryFn: ({ signal }) => call(getCouponList, { state: 'usable' }, { signal }),
    },
    queryClient,
  );
}

/** How many goods are recommended at once. */
export const goodsAtOnce = 6;

/** Goods that suit the person, a handful at a time; the former handful stays until the next one is there. */
export function useRecommended(page: number) {
  return useQuery(
    {
      queryKey: ['recommended', page],
      queryFn: ({ signal }) => call(goodsList, { page, size: goodsAtOnce }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

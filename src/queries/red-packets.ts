import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { redPacketDetail, redPacketRecords } from '@/api/endpoints/red-packet';
import type { PacketSplit, PacketState } from '@/domain/red-packets/red-packet';
import { queryClient } from './client';
import { endpointKey, inPages, invalidate } from './endpoint';

/** A red packet in a list. */
export type RedPacket = DataOf<typeof redPacketRecords>['records'][number];
/** A red packet with its receivers. */
export type RedPacketDetail = NonNullable<DataOf<typeof redPacketDetail>>;

/** The filters of the records; an absent one filters nothing. */
export interface PacketFilters {
  year?: number;
  state?: PacketState;
  split?: PacketSplit;
}

const pageSize = 20;

/** The packets of a year, page by page; after a change of the filters the former data stays until the new data is there. */
export function usePacketRecords(filters: PacketFilters) {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(redPacketRecords, filters),
      queryFn: ({ pageParam, signal }) =>
        call(redPacketRecords, { ...filters, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** A packet was opened, thanked for, or has expired. */
export async function invalidatePackets(): Promise<void> {
  await Promise.all([invalidate(redPacketRecords), invalidate(redPacketDetail)]);
}

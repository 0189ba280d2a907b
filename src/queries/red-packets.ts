import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { redPacketDetail, redPacketRecords } from '@/api/endpoints/red-packet';
import type { PacketSplit, PacketState } from '@/domain/red-packets/red-packet';
import { queryClient } from './client';
import { endpointKey, inPages, invalidate } from './endpoint';

/** A red packet in a list. */
export type RedPacket = DataOf<typeof redPacketRecords>['records'][number];
/** A red packet with who got what. */
export type RedPacketDetail = NonNullable<DataOf<typeof redPacketDetail>>;

/** What the records can be narrowed to; everything where absent. */
export interface PacketQuestion {
  year?: number;
  state?: PacketState;
  split?: PacketSplit;
}

const pageSize = 20;

/** The packets of a year as far as they were asked for; while the question changes the former answer stays. */
export function usePacketRecords(question: PacketQuestion) {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(redPacketRecords, question),
      queryFn: ({ pageParam, signal }) =>
        call(redPacketRecords, { ...question, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** A packet was opened, answered with thanks, or its time is over. */
export async function invalidatePackets(): Promise<void> {
  await Promise.all([invalidate(redPacketRecords), invalidate(redPacketDetail)]);
}

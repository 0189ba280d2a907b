import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { redPacketDetail, redPacketRecords } from '@/api/endpoints/red-packet';
import type { PacketSplit, PacketState } from '@/domain/red-packets/red-packet';
import { queryClient } from './client';

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
      queryKey: ['red-packets', 'records', question],
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) =>
        call(redPacketRecords, { ...question, page: pageParam, size: pageSize }, { signal }),
      getNextPageParam: ({ total }, pages) =>
        pages.length * pageSize < total ? pages.length + 1 : undefined,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** One packet, or the newest one without `id`; others open it meanwhile, so it is asked for on every visit. */
export function usePacket(id: string | null) {
  return useQuery(
    {
      queryKey: ['red-packets', 'one', id],
      queryFn: ({ signal }) => call(redPacketDetail, id === null ? {} : { id }, { signal }),
      staleTime: 0,
    },
    queryClient,
  );
}

/** A packet was opened, answered with thanks, or its time is over. */
export async function packetsOutdated(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['red-packets'] });
}

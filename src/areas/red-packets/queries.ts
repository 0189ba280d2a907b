import type { DataOf } from '@/api/endpoint';
import type { PacketSplit, PacketState } from '@/domain/red-packets/red-packet';
import { invalidate } from '@/queries/endpoint';
import { useEndpointPages } from '@/queries/endpoint-pages';
import { redPacketDetail, redPacketRecords } from './endpoints';

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

/** The packets of a year, page by page. */
export function usePacketRecords(filters: PacketFilters) {
  return useEndpointPages(redPacketRecords, filters, ({ total, records: rows }) => ({ total, rows }), {
    size: 20,
    keepsFormer: true,
  });
}

/** A packet was opened, thanked for, or has expired. */
export async function invalidatePackets(): Promise<void> {
  await Promise.all([invalidate(redPacketRecords), invalidate(redPacketDetail)]);
}

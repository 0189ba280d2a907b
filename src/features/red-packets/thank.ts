import { call } from '@/api/call';
import { redPacketThank } from '@/api/endpoints/red-packet';
import { invalidatePackets } from '@/queries/red-packets';

/** Thanks the giver of an opened packet. One key for each packet and person: however often it is tried, it goes out once. Throws `GatewayError`. */
export async function thankForPacket(id: string, usercode: string, text: string): Promise<void> {
  const idempotencyKey = `packet-thanks-${usercode}-${id}`;
  await call(redPacketThank, { id, text }, { quiet: true, idempotencyKey });
  await invalidatePackets();
}

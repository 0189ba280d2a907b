import { call } from '@/api/call';
import { queryLetters } from '@/api/endpoints/letters';
import { redPacketThank } from '@/api/endpoints/red-packet';
import { invalidate } from '@/queries/endpoint';
import { invalidatePackets } from '@/queries/red-packets';

/** Thanks the giver of a packet. The key is fixed per packet and person, so that retries send it only once. Throws `GatewayError`. */
export async function thankForPacket(id: string, usercode: string, text: string): Promise<void> {
  const idempotencyKey = `packet-thanks-${usercode}-${id}`;
  await call(redPacketThank, { id, text }, { quiet: true, idempotencyKey });
  await Promise.all([invalidatePackets(), invalidate(queryLetters)]);
}

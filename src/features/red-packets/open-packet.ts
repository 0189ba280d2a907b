import { call } from '@/api/call';
import { redPacketDetail, redPacketOpen } from '@/api/endpoints/red-packet';
import { tenths } from '@/domain/money';
import { createPaymentFlow } from '@/flows/payment/create-payment-flow';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { invalidatePackets } from '@/queries/red-packets';

/** Opening a red packet: several may be under way side by side, told apart by the packet's id. */
export const packetPayment = createPaymentFlow({
  name: 'opens',
  request: redPacketOpen.body,
  gateway: redPacketOpen.gateway,
  send: (request, options) => call(redPacketOpen, request, { ...options, quiet: true }),
  // The packet's own record tells.
  findRecord: async ({ id }, _sentAt, options) => {
    const packet = await call(redPacketDetail, { id }, options);
    return packet === null || packet.mine === null ? null : id;
  },
  onAnswer: ({ phase }) => {
    if (phase === 'done') void invalidateAfterPayment();
    void invalidatePackets();
  },
});

/** Opens a packet; the key is made on the first tap. Gives false where another tab is at it. */
export async function openPacket(usercode: string, id: string): Promise<boolean> {
  // Another tab may have opened it a moment ago.
  if (packetPayment.storedAttempt(usercode, id)?.phase === 'done') return true;
  packetPayment.prepare(usercode, { content: { id }, fingerprint: id, recipients: [], total: tenths(0) }, id);
  return packetPayment.send(usercode, id);
}

import { call } from '@/api/call';
import { tenths } from '@/domain/money';
import { createPaymentFlow } from '@/flows/payment/create-payment-flow';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { redPacketDetail, redPacketOpen } from './endpoints';
import { invalidatePackets } from './queries';

/** The payment flow of opening a red packet; several can run at once, one per packet id. */
export const packetPayment = createPaymentFlow({
  name: 'opens',
  request: redPacketOpen.body,
  gateway: redPacketOpen.gateway,
  send: (request, options) => call(redPacketOpen, request, { ...options, quiet: true }),
  // The packet is open if it has a share of this person.
  findRecord: async ({ id }, _sentAt, options) => {
    const packet = await call(redPacketDetail, { id }, options);
    return packet === null || packet.mine === null ? null : id;
  },
  onOutcome: ({ phase }) => {
    if (phase === 'done') void invalidateAfterPayment();
    void invalidatePackets();
  },
});

/** Opens a packet; the key is made on the first try. Gives false if another tab is opening it. */
export async function openPacket(usercode: string, id: string): Promise<boolean> {
  // Another tab may have just opened it.
  if (packetPayment.storedAttempt(usercode, id)?.phase === 'done') return true;
  packetPayment.prepare(usercode, { content: { id }, fingerprint: id, recipients: [], total: tenths(0) }, id);
  return packetPayment.send(usercode, id);
}

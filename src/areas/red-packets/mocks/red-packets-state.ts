import { mockState, rows } from '@/mocks/core/state-part';
import { withExpiredPackets } from '@/mocks/red-packets/packet-life';
import type { Packet } from '@/mocks/red-packets/red-packets';
import { defaultPackets } from './default-packets';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Red packets, in the order of giving. */
    readonly packets: readonly Packet[];
  }
}

export const parts = [
  mockState('packets', {
    schema: rows,
    initial: ({ epoch }) => defaultPackets(epoch),
    due: { returns: withExpiredPackets },
  }),
];

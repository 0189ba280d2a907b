import { describe, expect, it } from 'vitest';
import { call } from '@/api/call';
import { gatewayNow } from '@/api/clock';
import { stubGateway } from '../../support/gateways/gateway-stub';
import { fine, makeEndpoint, run } from '../../support/samples/sample-endpoint';

describe('the gateways’ clock', () => {
  it.each([+25, -25])(
    'replaces the clock of a phone that is %i hours off after the first answer',
    async (hours) => {
      const truth = Date.now() + hours * 3_600_000;
      stubGateway([
        { ...(fine as { status: number; body: string }), headers: { date: new Date(truth).toUTCString() } },
      ]);
      await run(call(makeEndpoint('wallet'), { page: 1 }));
      expect(gatewayNow()).toBe(truth);
    },
  );
});

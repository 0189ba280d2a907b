import type { GatewayName } from '../gateways';

/** The calls that the gateways offer and no screen makes yet, by gateway and group; one leaves this list when its record is declared. */
export const planned: Readonly<Partial<Record<GatewayName, Readonly<Record<string, readonly string[]>>>>> = {
  life: {},
  mall: {},
  taxi: {},
  bff: {},
};

import { persisted } from './slice';

/** The orders whose answer is not known, as they were sent, by the endpoint that places them. */
interface OpenOrders {
  bodies: Readonly<Record<string, unknown>>;
}

const none: OpenOrders = { bodies: {} };

const orders = persisted<OpenOrders>(
  'person',
  'open-orders',
  restore,
  ({ bodies }) => Object.keys(bodies).length > 0,
);

function restore(stored: unknown): OpenOrders {
  if (typeof stored !== 'object' || stored === null || !('bodies' in stored)) return none;
  const { bodies } = stored;
  return typeof bodies === 'object' && bodies !== null ? { bodies: { ...bodies } } : none;
}

/** The order that was sent to an endpoint, whatever it looks like by now; undefined where the answer to every one is known. */
export function openOrderOf(endpoint: string): unknown {
  // Read from the storage itself, as another tab may have sent one.
  orders.reread();
  const { bodies } = orders.getState();
  return Object.prototype.hasOwnProperty.call(bodies, endpoint) ? bodies[endpoint] : undefined;
}

/** An order is about to be sent. */
export function orderOpened(endpoint: string, body: unknown): void {
  orders.reread();
  orders.setState(({ bodies }) => ({ bodies: { ...bodies, [endpoint]: body } }));
}

/** The outcome of the order is known. */
export function orderSettled(endpoint: string): void {
  orders.reread();
  orders.setState(({ bodies }) => {
    const { [endpoint]: _, ...others } = bodies;
    return { bodies: others };
  });
}

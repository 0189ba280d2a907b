/**
 * The gateways' clock: the offset of the phone's clock is measured from `Date` headers, so that schedules, expiry and
 * countdowns never trust the phone. Until the first answer the phone's clock has to do.
 */
let offset = 0;

/** Takes the `Date` header of an answer and the phone's time in ms when it arrived; headers that are no date change nothing. */
export function measureClock(dateHeader: unknown, arrivedAt: number): void {
  const sent = typeof dateHeader === 'string' ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isFinite(sent)) offset = sent - Math.floor(arrivedAt / 1000) * 1000;
}

/** A moment of the phone's clock, ms, by the gateways' clock. */
export function byGatewayClock(phoneTime: number): number {
  return phoneTime + offset;
}

/** Now by the gateways' clock, ms since the epoch. */
export function gatewayNow(): number {
  return Date.now() + offset;
}

import { control } from '../control';
import { callsSeen } from './seen';

/** The mock backend keeps the last 200 calls, more than a person causes within this time, ms. */
const lookEvery = 20_000;

let lookedAt = -Infinity;

/** Asks for the newest calls, unless that was done a moment ago: the console itself asks only while it is open. */
export function lookAtCalls(): void {
  if (Math.abs(Date.now() - lookedAt) < lookEvery) return;
  lookedAt = Date.now();
  control.state().then(callsSeen, () => undefined);
}

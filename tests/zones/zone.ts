import { afterEach } from 'vitest';

const own = process.env['TZ'];

afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

/** The name of a zone in this engine, which may know it under an older one; without an argument that of the phone's own. */
const nameOf = (timeZone?: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** Moves the phone into another zone until the test ends. Only a process can be moved: in a thread this throws. */
export function moveTo(zone: string): void {
  process.env['TZ'] = zone;
  if (nameOf() !== nameOf(zone)) throw new Error(`The phone is in ${nameOf()}, not in ${zone}.`);
}

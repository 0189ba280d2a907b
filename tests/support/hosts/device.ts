import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearFaults, fault } from '../gateways/screen-network';
import { settled } from '../render-app';

let isHidden = false;
let isOnline = true;

/** Gives each test a device that is online, with the page visible. */
export function controlDevice(): void {
  beforeEach(() => {
    isHidden = false;
    isOnline = true;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    vi.spyOn(window, 'fetch').mockImplementation(() =>
      isOnline ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch')),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

export async function setHidden(hidden: boolean): Promise<void> {
  isHidden = hidden;
  fireEvent(document, new Event('visibilitychange'));
  await settled();
}

/** Loses the network without an event. */
export async function loseNetwork(): Promise<void> {
  isOnline = false;
  await fault({ call: '*', kind: 'drop', times: 'always' });
}

export async function setOnline(there: boolean): Promise<void> {
  isOnline = there;
  if (there) await clearFaults();
  else await loseNetwork();
  fireEvent(window, new Event(there ? 'online' : 'offline'));
  await settled();
}

import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screenMetaOf, screens, type Address } from '@/domain/screens';
import { seeEverything } from '../support/observer';
import { openApp, settled } from '../support/render-app';
import { fault } from '../support/screen-network';

seeEverything();
let isThere = true;

beforeEach(() => {
  isThere = true;
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    isThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch')),
  );
});

const withoutFigures: Partial<Record<Address, string>> = {};

/** A value for each part of an address that has one. */
const addressOf = (address: Address) => address.replace(':accountType', '0').replace(':id', 'P000001');

describe('while the device is offline', () => {
  const addresses = (Object.keys(screens) as Address[]).filter(
    (address) => screenMetaOf(address).mockOnly !== true,
  );
  it.each(addresses)('%s says when its figures were fetched', async (address) => {
    await openApp(addressOf(address));
    expect(screen.queryByText(/离线中/)).toBeNull();
    isThere = false;
    await fault({ call: '*', kind: 'drop', times: 'always' });
    fireEvent(window, new Event('offline'));
    await settled();
    const notes = screen.queryAllByText(/离线中，数据更新于/);
    if (withoutFigures[address] === undefined) expect(notes).not.toHaveLength(0);
    else expect(notes).toHaveLength(0);
  });
});

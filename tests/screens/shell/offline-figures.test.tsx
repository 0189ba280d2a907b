import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '@/domain/screens';
import { filledAddress } from '../../support/addresses/filled-address';
import { productAddresses } from '../../support/addresses/product-addresses';
import { fault } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { openApp, settled } from '../../support/render-app';

seeEverything();
let isThere = true;

beforeEach(() => {
  isThere = true;
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    isThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch')),
  );
});

/** The addresses whose pages show no figures as they open, and why. */
const withoutFigures: Partial<Record<Address, string>> = {
  '/activity-transfer': 'leads on',
  '/channel-transfer': 'leads on',
  '/linkToGuanAiTong': 'leads on',
  '/linkToLongCoinShop': 'leads on',
  '/newWebviewforPost': 'leads on',
  '/webviewShare': 'shares what the address names',
  '/allScene': 'is a table of links',
  '/guide': 'answers questions with texts of the app',
  '/settingAuth2': 'is a text',
  '/examplegrantH5': 'is an example',
  '/excelPreview': 'shows a file of the device',
  '/messages': 'shows what the device keeps',
  '/qrcodeScan': 'is a camera',
  '/search': 'searches once something is typed',
  '/second-hand-publish': 'is an empty form',
  '/checkStandTest': 'is an empty form',
  '/goodsSettlement': 'orders goods that were chosen before',
  '/didiHome': 'has prices once a route is chosen',
  '/newDidiHome': 'has prices once a route is chosen',
  '/rechargeTel': 'has prices once a number is typed',
  '/setting': 'shows the name of the person alone',
  '/settingNew': 'shows the name of the person alone',
  '/wxRechare': 'works in the social app alone',
};

describe('while the device is offline', () => {
  it.each(productAddresses)('%s says when its figures were fetched', async (address) => {
    await openApp(filledAddress(address));
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

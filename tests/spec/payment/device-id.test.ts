// @vitest-environment happy-dom
import { AxiosHeaders } from 'axios';
import { afterEach, expect, it } from 'vitest';
import { deviceId } from '@/flows/payment/proof/device-id';
import { stubGateway } from '../../support/gateways/gateway-stub';

afterEach(() => {
  localStorage.clear();
});

it('the id of the device is fetched once and stored', async () => {
  let asked = 0;
  stubGateway([], {
    adapter: (config) => {
      asked += 1;
      const data = { deviceId: `D${asked}` };
      return Promise.resolve({ status: 200, statusText: '', data, headers: new AxiosHeaders(), config });
    },
  });
  expect([await deviceId(), await deviceId()]).toEqual(['D1', 'D1']);
  expect(asked).toBe(1);
  localStorage.clear();
  expect(await deviceId()).toBe('D2');
});

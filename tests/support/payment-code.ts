import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { maskCode } from '@/domain/mask';
import { merchant, personal } from '@/mocks/core/ledger';
import { me } from './gateways/mock-gateways';
import { gatewayState, newestPaymentCode } from './gateways/screen-network';

const shop = '云杉咖啡';

export const card = () => screen.getByRole('region', { name: '向商家付款' });

export const qrCode = () => within(card()).queryByRole('img', { name: '付款二维码' });

/** The page shows the newest code, and no other. */
export async function expectNewest(): Promise<string> {
  const code = await newestPaymentCode();
  expect(within(card()).getByText(maskCode(code))).toBeInTheDocument();
  expect(qrCode()).not.toBeNull();
  return code;
}

export function expectNone(why: string): void {
  expect(qrCode()).toBeNull();
  expect(screen.queryByRole('img', { name: /^付款/ })).toBeNull();
  expect(within(card()).getByRole('status')).toHaveTextContent(why);
}

/** What the payer paid and the merchant received, in tenths. */
export async function movedAmounts(): Promise<[lost: number, got: number]> {
  const { deltas } = (await gatewayState()).ledger;
  return [0 - (deltas[personal(me)] ?? 0), deltas[merchant(shop)] ?? 0];
}

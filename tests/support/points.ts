import { fireEvent, screen, within } from '@testing-library/react';
import { usualPassword } from '@/mocks/payment-security/security';
import { withPartnerAccount } from '@/mocks/points/partner-accounts';
import { me, pinned } from './gateways/mock-gateways';
import { changeWorld } from './gateways/screen-network';
import { settled } from './render-app';
import { typePassword } from './secrets';

export const coinsField = () => screen.getByRole('textbox', { name: '换多少龙币' });
export const exchangeSheet = () => within(screen.getByRole('dialog', { name: '确认兑换' }));

export async function typeCoins(value: string): Promise<void> {
  fireEvent.change(coinsField(), { target: { value } });
  await settled();
}

/** Taps the button of the confirm sheet and types the payment password. */
export async function confirmExchange(): Promise<void> {
  fireEvent.click(exchangeSheet().getByRole('button', { name: /^兑换 / }));
  await settled();
  await typePassword(usualPassword);
  await settled();
}

/** Binds the partner for points, with 1,280 points there. */
export async function bindPartner(): Promise<void> {
  await changeWorld((state) => withPartnerAccount(state, me, { since: pinned, points: 1_280 }));
}

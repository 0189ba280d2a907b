import { fireEvent, screen, within } from '@testing-library/react';
import { agreementsOf } from '@/mocks/cashier/family';
import { cheng } from './family-pay';
import { me } from './gateways/mock-gateways';
import { gatewayState } from './gateways/screen-network';
import { openApp, settled } from './render-app';

/** An agreement behind the screens. */
export async function storedAgreement(id: string) {
  return (await gatewayState()).family.find((agreement) => agreement.id === id);
}

/** The agreements that the person gave or received, newest first. */
export async function storedFamily() {
  return agreementsOf(await gatewayState(), me, Date.now());
}

export async function type(name: string, value: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await settled();
}

export async function selectDay(day: number): Promise<void> {
  fireEvent.change(screen.getByRole('combobox', { name: '每月重置日' }), { target: { value: String(day) } });
  await settled();
}

/** The row of a member in the list of the family. */
export function member(name: string): HTMLElement {
  const rows = within(screen.getByRole('list', { name: '家人' })).getAllByRole('listitem');
  const found = rows.find(({ textContent }) => textContent.includes(name));
  if (found === undefined) throw new Error(`${name} is no member`);
  return found;
}

/** Fills the invitation of 程意. */
export async function fillInvitation({
  name = cheng.name,
  phone = cheng.mobile,
  cap = '300',
} = {}): Promise<void> {
  await openApp('/familyPay?view=invite');
  await type('家人的姓名', name);
  await type('家人的手机号', phone);
  fireEvent.click(screen.getByRole('radio', { name: '姐妹' }));
  await type('每月上限', cap);
}

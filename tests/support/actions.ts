import { act, fireEvent, screen, within } from '@testing-library/react';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import { openApp, pass, settled } from './render-app';

/** Taps the element of this name like a finger: it is touched for a moment before it is clicked. */
export async function tap(role: 'button' | 'link' | 'checkbox', name: string | RegExp): Promise<void> {
  const target = screen.getByRole(role, { name });
  fireEvent.pointerDown(target);
  await settled();
  fireEvent.pointerUp(target);
  // What is tapped may lead to a part whose words are yet to come.
  await act(async () => void fireEvent.click(target));
  await settled();
}

/** The address of the page: its hash. */
export const address = () => window.location.hash;

export const main = () => screen.getByRole('main');

/** One step back in the history, like the host's own back. */
export async function goBack(): Promise<void> {
  window.history.back();
  await settled();
}

/**
 * Opens another page of the same visit by its address; the test's window fires no event for a changed hash, so
 * this does.
 */
export async function visit(next: string): Promise<void> {
  window.history.pushState(null, '', `/#${next}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await settled();
}

/** Chooses a radio button or a tab. */
export async function choose(role: 'radio' | 'tab', name: string): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }));
  await settled();
}

async function type(field: HTMLElement, value: string): Promise<void> {
  fireEvent.change(field, { target: { value } });
  await settled();
}

export const typeAmount = (value: string) =>
  type(screen.getByRole('textbox', { name: '每人收到的龙币' }), value);

export const typeBlessing = (value: string) => type(screen.getByRole('textbox', { name: '写句祝福' }), value);

/** Searches in the picker and toggles the first person found. */
export async function chooseColleague(query: string): Promise<void> {
  await search(query);
  const [first] = screen.getAllByRole('checkbox');
  if (first === undefined) throw new Error(`nobody is found for ${query}`);
  fireEvent.click(first);
  await settled();
}

/** The picker builds its index between two frames the first time, and answers at once afterwards. */
export async function search(query: string): Promise<void> {
  await pass(200);
  await type(screen.getByRole('searchbox', { name: '搜索同事' }), query);
}

/** Fills a transfer to 陈思远 up to its confirmation, or to the recipients chosen before. */
export async function fillTransfer({ amount = '88' } = {}): Promise<void> {
  recipientsChosen([person(1)]);
  await openApp('/transfer1');
  await typeAmount(amount);
}

export async function openConfirmation(): Promise<HTMLElement> {
  await tap('button', /^转出 /);
  return sheet();
}

export async function confirm(): Promise<void> {
  await tap('button', /确认转出|仍要转出/);
}

export const sheet = () => screen.getByRole('dialog', { name: '确认转账' });
export const inSheet = () => within(sheet());

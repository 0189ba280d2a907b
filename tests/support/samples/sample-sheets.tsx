import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { HashRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { tenths } from '@/domain/money';
import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet, useSheets } from '@/flows/navigation/use-sheet';
import { useSuccessPage } from '@/flows/navigation/use-success-page';
import { settled } from '../render-app';

/** A page with two sheets, each with a hook of its own, behind a page that leads to it. */

const paid: PaymentAttempt = {
  intent: {
    key: 'k',
    usercode: 'LX100001',
    content: null,
    fingerprint: '',
    recipients: [],
    total: tenths(1),
  },
  phase: 'done',
  sentAt: 0,
  id: '7',
  failure: null,
};

function Start() {
  return (
    <Link to="/page?id=1" state={{ back: 1 }}>
      to the page
    </Link>
  );
}

function Page({ onGone }: { onGone: () => void }) {
  const sheets = useSheets();
  const one = useSheet('one');
  const two = useSheet('two');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const exit = useExit('/');
  const [attempt, setAttempt] = useState<PaymentAttempt | null>(null);
  useSuccessPage({ attempt, addressOf: (id) => `/record?id=${id ?? ''}` });
  const buttons: Readonly<Record<string, () => void>> = {
    'open one': one.open,
    'open two': two.open,
    'close one': one.close,
    'close two': two.close,
    'close any': sheets.close,
    'two instead': two.openInstead,
    redirect: () => void navigate(pathname + search, { replace: true }),
    exit,
    pay: () => setAttempt(paid),
    vanish: onGone,
  };
  return (
    <>
      {Object.entries(buttons).map(([name, handleClick]) => (
        <button key={name} type="button" onClick={handleClick}>
          {name}
        </button>
      ))}
      {sheets.step !== null && <div role="dialog" aria-label={sheets.step} />}
    </>
  );
}

function Sample() {
  const [isGone, setGone] = useState(false);
  return (
    <HashRouter>
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="/page" element={isGone ? null : <Page onGone={() => setGone(true)} />} />
        <Route path="/record" element={<p>record</p>} />
      </Routes>
    </HashRouter>
  );
}

/** Loads the sample at the current entry, as a reload does. */
export async function load(): Promise<void> {
  cleanup();
  render(<Sample />);
  await settled();
}

/** Lets a step of the app be taken later than it is told to, as browsers do; the test's window takes it at once. */
function delaySteps(): void {
  const go = window.history.go.bind(window.history);
  vi.spyOn(window.history, 'go').mockImplementation((delta) => void setTimeout(() => go(delta)));
}

/** Starts a history of the first page and the page with the sheets. */
export async function openPage(): Promise<void> {
  delaySteps();
  window.history.replaceState(null, '', '/#/');
  await load();
  act(() => screen.getByRole('link', { name: 'to the page' }).click());
  await settled();
}

/** Presses these buttons one after the other before anything is rendered. */
export async function press(...names: string[]): Promise<void> {
  const buttons = names.map((name) => screen.getByRole('button', { name }));
  act(() => {
    for (const button of buttons) button.click();
  });
  await settled();
}

/** Presses a button and renders what follows at once, but takes no step back yet. */
export function touch(name: string): void {
  act(() => screen.getByRole('button', { name }).click());
}

/** The name of the sheet that is shown; null without one. */
export const shownSheet = () => screen.queryByRole('dialog')?.getAttribute('aria-label') ?? null;

/** How many entries of the sample lie before the current one. */
export function position(): number {
  const state: unknown = window.history.state;
  const isKnown = typeof state === 'object' && state !== null && 'idx' in state;
  return isKnown && typeof state.idx === 'number' ? state.idx : -1;
}

export async function goForward(): Promise<void> {
  window.history.forward();
  await settled();
}

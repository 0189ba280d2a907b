import { inMemory } from './slice';

/** Why nobody is logged in after the start. `said` are the words of whoever refused, as text; null where there are none. */
export interface LoginRefusal {
  reason: 'departed' | 'refused' | 'unbound' | 'unreachable';
  said: string | null;
  /** The phone that is to be bound, for the log-in page. */
  prefix: string;
  phoneNumber: string;
}

/** Whose wallet a link would open, and whose is open now. */
export interface WalletQuestion {
  theirs: string;
  mine: string;
}

interface Startup {
  /** The start of this page was begun. */
  begun: boolean;
  /** Steps that a page must wait for are still going on, or to come. */
  running: boolean;
  refusal: LoginRefusal | null;
  question: WalletQuestion | null;
  /** Which wallet the person chose when asked last. */
  answer: 'mine' | 'theirs';
}

export const useStartup = inMemory<Startup>('device', {
  begun: false,
  running: false,
  refusal: null,
  question: null,
  answer: 'mine',
});

/** The address or the host has a say in who is here: no page speaks of anybody before the start has found out. */
export function startupAwaited(): void {
  useStartup.setState({ running: true });
}

/** Who is here is being found out, by the start or by a page that logs in; what was refused before counts no more. */
export function startupBegan(): void {
  useStartup.setState({ begun: true, running: true, refusal: null, question: null });
}

/** A link brought another person's token; the person is asked before anything is replaced. */
export function walletQuestioned(question: WalletQuestion): void {
  useStartup.setState({ question });
}

export function walletChosen(answer: Startup['answer']): void {
  useStartup.setState({ question: null, answer });
}

export function loginRefused(refusal: LoginRefusal): void {
  useStartup.setState({ refusal });
}

/** The app may go on, with or without a session. */
export function startupDone(): void {
  useStartup.setState({ running: false, question: null });
}

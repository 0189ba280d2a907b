import { inMemory } from './slice';

/** Why no user is logged in after the start-up. `said` is the gateway's message as plain text; null where there is none. */
export interface LoginRefusal {
  reason: 'departed' | 'refused' | 'unbound' | 'unreachable';
  said: string | null;
  /** The phone to bind, for the log-in page. */
  prefix: string;
  phoneNumber: string;
}

/** The owner of the wallet that a link would open, and of the one that is open. */
export interface WalletQuestion {
  theirs: string;
  mine: string;
}

interface Startup {
  /** The start-up has begun. */
  begun: boolean;
  /** Steps that a page must wait for are running or still to come. */
  running: boolean;
  refusal: LoginRefusal | null;
  question: WalletQuestion | null;
  /** The wallet that the person chose last. */
  answer: 'mine' | 'theirs';
}

export const useStartup = inMemory<Startup>('device', {
  begun: false,
  running: false,
  refusal: null,
  question: null,
  answer: 'mine',
});

/** The address or the host may determine the user, so no page shows personal data before the start-up is over. */
export function startupAwaited(): void {
  useStartup.setState({ running: true });
}

/** The start-up, or a page that logs in, is identifying the person; an earlier refusal no longer counts. */
export function startupBegan(): void {
  useStartup.setState({ begun: true, running: true, refusal: null, question: null });
}

/** A link carries another person's token: the person chooses before the session is replaced. */
export function walletQuestioned(question: WalletQuestion): void {
  useStartup.setState({ question });
}

export function walletChosen(answer: Startup['answer']): void {
  useStartup.setState({ question: null, answer });
}

export function loginRefused(refusal: LoginRefusal): void {
  useStartup.setState({ refusal });
}

/** The start-up is over, with or without a session. */
export function startupDone(): void {
  useStartup.setState({ running: false, question: null });
}

import * as v from 'valibot';
import {
  messageOf,
  messagesAfter,
  nextSteps,
  type HistoryMessage,
  type Said,
} from '@/domain/settings/message-history';
import { persisted } from './slice';

interface MessageHistory {
  /** Usercode of the person who saw the messages; empty while it is unknown. */
  owner: string;
  /** The newest first. */
  messages: readonly HistoryMessage[];
}

const stored = v.object({ owner: v.string(), messages: v.array(v.unknown()) });
const message = v.object({
  time: v.number(),
  text: v.string(),
  page: v.string(),
  code: v.string(),
  next: v.picklist(nextSteps),
  support: v.exactOptional(v.string()),
});

const empty: MessageHistory = { owner: '', messages: [] };

/** The messages that were shown on this device within the last day. */
export const useMessageHistory = persisted<MessageHistory>(
  'device',
  'messages',
  (value) => {
    const read = v.safeParse(stored, value);
    if (!read.success) return empty;
    const { owner, messages } = read.output;
    return { owner, messages: messages.filter((one) => v.is(message, one)) };
  },
  ({ messages }) => messages.length > 0,
);

/** A toast or an alert was shown. */
export function messageRecorded(said: Said): void {
  useMessageHistory.setState(({ messages }) => ({ messages: messagesAfter(messages, messageOf(said)) }));
}

/** The person is known now: messages that another person saw are removed. */
export function messagesOwned(usercode: string): void {
  const { owner } = useMessageHistory.getState();
  if (owner === usercode) return;
  useMessageHistory.setState(owner === '' ? { owner: usercode } : { ...empty, owner: usercode });
}

/** The list was emptied. */
export function messagesCleared(): void {
  useMessageHistory.setState(empty);
}

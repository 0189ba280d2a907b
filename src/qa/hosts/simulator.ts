import { soundAnswer } from './native-side';
import { callAnswered, callReceived, callHeld, callLeft, callThrew } from './journal';
import { ruleOf, type Rule } from './script';

/** What a native side sends back; of the agreed shape, or of a wrong one where QA wants that. */
export type Sent = unknown;

/** The answers that wait for QA, by the number of their call. */
const held = new Map<number, (rule: Rule) => void>();

/**
 * The simulated native side hears a call: it is written down and answered as QA scripted it. Throws where the bridge is to throw.
 * `deliver` may be called more than once, or never.
 */
export function receive(call: string, params: unknown, deliver: (sent: Sent) => void): void {
  const rule = ruleOf(call);
  const id = callReceived(call, params, Date.now());
  if (rule.outcome === 'throws') {
    callThrew(id);
    throw new Error('simulated: the bridge threw');
  }
  const answer = (by: Rule) => {
    if (by.outcome === 'silent') return callLeft(id);
    void answersOf(call, by).then((answers) => {
      callAnswered(id, wordOf(answers[0]), answers, Date.now());
      answers.forEach(deliver);
    });
  };
  if (rule.hold) {
    held.set(id, answer);
    callHeld(id);
  } else if (rule.delayMs > 0 && rule.outcome !== 'silent') {
    setTimeout(() => answer(rule), rule.delayMs);
  } else {
    answer(rule);
  }
}

/** A held answer goes its way, as its rule says or as a refusal. */
export function letGo(id: number, call: string, way: 'as-scripted' | 'refused'): void {
  const rule = ruleOf(call);
  held.get(id)?.(way === 'refused' ? { ...rule, outcome: 'status', value: '500' } : rule);
  held.delete(id);
}

async function answersOf(call: string, { outcome, value }: Rule): Promise<Sent[]> {
  switch (outcome) {
    case 'status':
      return [refusal(Number(value) || 500)];
    case 'not-implemented':
      return [{ status: -1, data: null, message: 'not implemented' }];
    case 'wrong-types':
      return [{ status: '0', data: 7, message: [] }];
    case 'twice':
      return [await sound(call, value), refusal(500)];
    default:
      return [await sound(call, value)];
  }
}

function sound(call: string, value: string): Promise<Sent> {
  return soundAnswer(call, value).catch(() => refusal(500));
}

function refusal(status: number): Sent {
  return { status, data: null, message: `模拟的拒绝 ${status}` };
}

function wordOf(sent: Sent): string {
  if (typeof sent !== 'object' || sent === null || !('status' in sent)) return '?';
  const unbuilt = 'message' in sent && sent.message === 'not implemented';
  return unbuilt ? '未实现' : typeof sent.status === 'number' ? String(sent.status) : '类型不对';
}

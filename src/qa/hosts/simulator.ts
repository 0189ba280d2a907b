import { callAnswered, callHeld, callReceived, callSilenced, callThrew } from './journal';
import { defaultAnswer } from './native-side';
import { ruleOf, type Rule } from './script';

/** A response of the native side, of the agreed shape or of a scripted wrong one. */
export type Sent = unknown;

/** The held responses by the id of their call. */
const held = new Map<number, (rule: Rule) => void>();

/**
 * Records a call of the bridge and responds as QA scripted it; throws where that is scripted. `deliver` may be called more than once, or
 * never.
 */
export function receive(call: string, params: unknown, deliver: (sent: Sent) => void): void {
  const rule = ruleOf(call);
  const id = callReceived(call, params, Date.now());
  if (rule.outcome === 'throws') {
    callThrew(id);
    throw new Error('simulated: the bridge threw');
  }
  const answer = (applied: Rule) => {
    if (applied.outcome === 'silent') return callSilenced(id);
    void answersOf(call, applied).then((answers) => {
      callAnswered(id, statusOf(answers[0]), answers, Date.now());
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

/** Sends a held response, as its rule says or as a refusal. */
export function release(id: number, call: string, outcome: 'as-scripted' | 'refused'): void {
  const rule = ruleOf(call);
  held.get(id)?.(outcome === 'refused' ? { ...rule, outcome: 'status', value: '500' } : rule);
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
      return [await normalAnswer(call, value), refusal(500)];
    default:
      return [await normalAnswer(call, value)];
  }
}

function normalAnswer(call: string, value: string): Promise<Sent> {
  return defaultAnswer(call, value).catch(() => refusal(500));
}

function refusal(status: number): Sent {
  return { status, data: null, message: `模拟的拒绝 ${status}` };
}

function statusOf(sent: Sent): string {
  if (typeof sent !== 'object' || sent === null || !('status' in sent)) return '?';
  const isMissing = 'message' in sent && sent.message === 'not implemented';
  return isMissing ? '未实现' : typeof sent.status === 'number' ? String(sent.status) : '类型不对';
}

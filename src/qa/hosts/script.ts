import * as v from 'valibot';
import { hostNames, type HostName } from '@/domain/session/host';
import { persisted } from '@/state/slice';

/** What a native side can be made to answer; `absent` takes its whole bridge away. */
const outcomes = [
  'sound',
  'status',
  'not-implemented',
  'twice',
  'wrong-types',
  'silent',
  'throws',
  'absent',
] as const;
export type Outcome = (typeof outcomes)[number];

/** What one call of a bridge is made to do. */
export interface Rule {
  delayMs: number;
  outcome: Outcome;
  /** The status of a refusal; what a scan finds; empty for the usual. */
  value: string;
  /** The answer waits for QA. */
  hold: boolean;
}

export const soundRule: Rule = { delayMs: 0, outcome: 'sound', value: '', hold: false };

/** All calls of the bridge. */
export const everyCall = '*';

interface QaHost {
  /** Null: the place that the page was really opened in. */
  host: HostName | null;
  /** Rules by the bridge's names of its calls; one of a call's own goes before the one of all. */
  rules: Readonly<Record<string, Rule>>;
}

const stored = v.object({
  host: v.nullable(v.picklist(hostNames)),
  rules: v.record(
    v.string(),
    v.object({ delayMs: v.number(), outcome: v.picklist(outcomes), value: v.string(), hold: v.boolean() }),
  ),
});

/** Which host is simulated and what it answers; kept over reloads, so that the calls of the start can be scripted. */
export const useQaHost = persisted<QaHost>(
  'device',
  'qa-host',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { host: null, rules: {} };
  },
  ({ host, rules }) => host !== null || Object.keys(rules).length > 0,
);

/** The page shall believe that it was opened there; it takes effect when the page is loaded anew. */
export function hostChosen(host: HostName | null): void {
  useQaHost.setState({ host });
}

export function ruleSet(call: string, rule: Rule): void {
  useQaHost.setState(({ rules }) => ({ rules: { ...rules, [call]: rule } }));
}

export function rulesReplaced(rules: QaHost['rules']): void {
  useQaHost.setState({ rules });
}

export function ruleOf(call: string): Rule {
  const { rules } = useQaHost.getState();
  return rules[call] ?? rules[everyCall] ?? soundRule;
}

/** The results to choose from: name for the choice list, words, and what they stand for. */
export const results: readonly { name: string; text: string; outcome: Outcome; value: string }[] = [
  { name: 'sound', text: '正常', outcome: 'sound', value: '' },
  { name: 'status-40001', text: '40001', outcome: 'status', value: '40001' },
  { name: 'status', text: '拒绝', outcome: 'status', value: '500' },
  { name: 'not-implemented', text: '未实现', outcome: 'not-implemented', value: '' },
  { name: 'wrong-types', text: '类型不对', outcome: 'wrong-types', value: '' },
  { name: 'twice', text: '回两次', outcome: 'twice', value: '' },
  { name: 'silent', text: '不回答', outcome: 'silent', value: '' },
  { name: 'throws', text: '抛错', outcome: 'throws', value: '' },
];

/** The name under which a rule's result stands in the choice list. */
export function nameOfResult({ outcome, value }: Rule): string {
  if (outcome === 'status') return value === '40001' ? 'status-40001' : 'status';
  return outcome;
}

/** Later than the start waits for the super app and for MAIA. */
const late = 3_000;

/** Native sides that QA asks for often, each of them in all its calls. */
export const hostPresets: readonly { name: string; rule: Rule | null }[] = [
  { name: '全部正常', rule: null },
  { name: '不回答', rule: { ...soundRule, outcome: 'silent' } },
  { name: '迟到', rule: { ...soundRule, delayMs: late } },
  { name: '40001', rule: { ...soundRule, outcome: 'status', value: '40001' } },
  { name: '未实现', rule: { ...soundRule, outcome: 'not-implemented' } },
  { name: '类型不对', rule: { ...soundRule, outcome: 'wrong-types' } },
  { name: '回两次', rule: { ...soundRule, outcome: 'twice' } },
  { name: '抛错', rule: { ...soundRule, outcome: 'throws' } },
  { name: '没有桥', rule: { ...soundRule, outcome: 'absent' } },
  { name: '按住', rule: { ...soundRule, hold: true } },
];

/** The preset that stands, or null where the rules are somebody's own. */
export function presetOf(rules: QaHost['rules']): string | null {
  const wanted = (rule: Rule | null) => (rule === null ? {} : { [everyCall]: rule });
  const form = (each: QaHost['rules']) =>
    Object.entries(each)
      .map(([call, { delayMs, outcome, value, hold }]) => [call, delayMs, outcome, value, hold].join(' '))
      .join('\n');
  return hostPresets.find(({ rule }) => form(wanted(rule)) === form(rules))?.name ?? null;
}

import * as v from 'valibot';
import { hostNames, type HostName } from '@/domain/session/host';
import { persisted } from '@/state/slice';

/** The outcomes that can be scripted for a native side; `absent` removes its whole bridge. */
const outcomes = [
  'normal',
  'status',
  'not-implemented',
  'twice',
  'wrong-types',
  'silent',
  'throws',
  'absent',
] as const;
export type Outcome = (typeof outcomes)[number];

/** The scripted behaviour of one call of a bridge. */
export interface Rule {
  delayMs: number;
  outcome: Outcome;
  /** The status of a refusal, or the result of a scan; empty for the default. */
  value: string;
  /** The response waits until QA releases it. */
  hold: boolean;
}

export const normalRule: Rule = { delayMs: 0, outcome: 'normal', value: '', hold: false };

/** Stands for all calls of the bridge. */
export const everyCall = '*';

interface QaHost {
  /** The simulated host; null for the real one. */
  host: HostName | null;
  /** By the name of the call in the bridge; the rule of a call has priority over the one of all calls. */
  rules: Readonly<Record<string, Rule>>;
}

/** The shape of a simulated host as it is stored. */
export const qaHost = v.object({
  host: v.nullable(v.picklist(hostNames)),
  rules: v.record(
    v.string(),
    v.object({ delayMs: v.number(), outcome: v.picklist(outcomes), value: v.string(), hold: v.boolean() }),
  ),
});

/** The simulated host and its script; stored, so that the calls of the start-up can be scripted. */
export const useQaHost = persisted<QaHost>(
  'device',
  'qa-host',
  (value) => {
    const read = v.safeParse(qaHost, value);
    return read.success ? read.output : { host: null, rules: {} };
  },
  ({ host, rules }) => host !== null || Object.keys(rules).length > 0,
);

/** Takes effect after a reload. */
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
  return rules[call] ?? rules[everyCall] ?? normalRule;
}

/** The results to choose from: name in the choice list, label, and the outcome that it sets. */
export const results: readonly { name: string; text: string; outcome: Outcome; value: string }[] = [
  { name: 'normal', text: '正常', outcome: 'normal', value: '' },
  { name: 'status-40001', text: '40001', outcome: 'status', value: '40001' },
  { name: 'status', text: '拒绝', outcome: 'status', value: '500' },
  { name: 'not-implemented', text: '未实现', outcome: 'not-implemented', value: '' },
  { name: 'wrong-types', text: '类型不对', outcome: 'wrong-types', value: '' },
  { name: 'twice', text: '回两次', outcome: 'twice', value: '' },
  { name: 'silent', text: '不回答', outcome: 'silent', value: '' },
  { name: 'throws', text: '抛错', outcome: 'throws', value: '' },
];

/** The name of the result of a rule in the choice list. */
export function nameOfResult({ outcome, value }: Rule): string {
  if (outcome === 'status') return value === '40001' ? 'status-40001' : 'status';
  return outcome;
}

/** Longer than the start-up waits for the super app and for MAIA, ms. */
const late = 3_000;

/** Rules for all calls that QA needs often. */
export const hostPresets: readonly { name: string; rule: Rule | null }[] = [
  { name: '全部正常', rule: null },
  { name: '不回答', rule: { ...normalRule, outcome: 'silent' } },
  { name: '迟到', rule: { ...normalRule, delayMs: late } },
  { name: '40001', rule: { ...normalRule, outcome: 'status', value: '40001' } },
  { name: '未实现', rule: { ...normalRule, outcome: 'not-implemented' } },
  { name: '类型不对', rule: { ...normalRule, outcome: 'wrong-types' } },
  { name: '回两次', rule: { ...normalRule, outcome: 'twice' } },
  { name: '抛错', rule: { ...normalRule, outcome: 'throws' } },
  { name: '没有桥', rule: { ...normalRule, outcome: 'absent' } },
  { name: '按住', rule: { ...normalRule, hold: true } },
];

/** The preset that equals the current rules; null where none does. */
export function presetOf(rules: QaHost['rules']): string | null {
  const rulesOf = (rule: Rule | null) => (rule === null ? {} : { [everyCall]: rule });
  const keyOf = (each: QaHost['rules']) =>
    Object.entries(each)
      .map(([call, { delayMs, outcome, value, hold }]) => [call, delayMs, outcome, value, hold].join(' '))
      .join('\n');
  return hostPresets.find(({ rule }) => keyOf(rulesOf(rule)) === keyOf(rules))?.name ?? null;
}

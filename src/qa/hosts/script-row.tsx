import { useState } from 'react';
import { Switch } from '@/ui/forms/switch';
import rowStyles from '../fault-row-editor.module.css';
import { FieldSelect } from '../field-select';
import styles from './hosts-tab.module.css';
import { usualScan } from './native-side';
import { everyCall, nameOfResult, results, type Rule } from './script';

const delays = [0, 300, 1_500, 3_000, 12_000];

interface ScriptRowProps {
  call: string;
  rule: Rule;
  onChange: (rule: Rule) => void;
}

/** One call of the bridge: how late it answers, what, and whether QA lets the answer go; a tap on its name shows the rest. */
export function ScriptRow({ call, rule, onChange }: ScriptRowProps) {
  const [open, setOpen] = useState(false);
  const { delayMs, outcome, hold } = rule;
  const absent = [{ name: 'absent', text: '没有桥', outcome: 'absent', value: '' } as const];
  const choices = call === everyCall ? [...results, ...absent] : results;
  const what = valueOf(call, rule);
  return (
    <>
      <div className={rowStyles.row}>
        <button
          type="button"
          className={rowStyles.call}
          aria-expanded={open}
          aria-label={`${call} 的更多设置`}
          disabled={what === null}
          onClick={() => setOpen(!open)}
        >
          <b className={rowStyles.name}>{call === everyCall ? '全部方法' : call}</b>
          {what !== null && (
            <span className={rowStyles.gateway}>{`${what.label} ${rule.value || what.usual}`}</span>
          )}
        </button>
        <FieldSelect
          label={`${call} 的延时`}
          value={String(delayMs)}
          options={delays.map((ms) => [String(ms), ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`])}
          onChange={(ms) => onChange({ ...rule, delayMs: Number(ms) })}
        />
        <FieldSelect
          label={`${call} 的结果`}
          wrong={outcome !== 'sound'}
          value={nameOfResult(rule)}
          options={choices.map(({ name, text }) => [name, text])}
          onChange={(name) => {
            const chosen = choices.find((each) => each.name === name);
            if (chosen !== undefined) onChange({ ...rule, outcome: chosen.outcome, value: chosen.value });
          }}
        />
        <Switch
          label={`按住 ${call} 的回答`}
          checked={hold}
          onChange={(wanted) => onChange({ ...rule, hold: wanted })}
        />
      </div>
      {open && what !== null && (
        <label className={styles.value}>
          {what.label}
          <input
            key={outcome}
            className={rowStyles.field}
            placeholder={what.usual}
            defaultValue={rule.value}
            onBlur={({ target }) => onChange({ ...rule, value: target.value.trim() })}
          />
        </label>
      )}
    </>
  );
}

/** What else can be set of a call, and what it is where nobody set it; null where there is nothing. */
function valueOf(call: string, { outcome }: Rule): { label: string; usual: string } | null {
  if (outcome === 'status') return { label: '状态码', usual: '500' };
  return call === 'scanQRCode' && outcome === 'sound' ? { label: '扫到', usual: usualScan } : null;
}

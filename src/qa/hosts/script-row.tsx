import { useState } from 'react';
import { Switch } from '@/ui/forms/switch';
import { Box } from '@/ui/layout/box';
import { Caption } from '@/ui/text/text';
import { FieldSelect } from '../field-select';
import { defaultScan } from './native-side';
import { everyCall, nameOfResult, results, type Rule } from './script';
import rowStyles from '../fault-row-editor.module.css';
import styles from './hosts-tab.module.css';

const delays = [0, 300, 1_500, 3_000, 12_000];

interface ScriptRowProps {
  call: string;
  rule: Rule;
  onChange: (rule: Rule) => void;
}

/** The delay, the result and the hold of one call of the bridge; a tap on its name shows its value. */
export function ScriptRow({ call, rule, onChange }: ScriptRowProps) {
  const [open, setOpen] = useState(false);
  const { delayMs, outcome, hold } = rule;
  const absent = [{ name: 'absent', text: '没有桥', outcome: 'absent', value: '' } as const];
  const choices = call === everyCall ? [...results, ...absent] : results;
  const field = valueFieldOf(call, rule);
  return (
    <>
      <div className={rowStyles.row}>
        <Box
          as="button"
          type="button"
          minHeight="tap"
          overflow="hidden"
          className={rowStyles.call}
          aria-expanded={open}
          aria-label={`${call} 的更多设置`}
          disabled={field === null}
          onClick={() => setOpen(!open)}
        >
          <b className={rowStyles.name}>{call === everyCall ? '全部方法' : call}</b>
          {field !== null && (
            <Caption as="span" tone="tertiary">{`${field.label} ${rule.value || field.initial}`}</Caption>
          )}
        </Box>
        <FieldSelect
          label={`${call} 的延时`}
          value={String(delayMs)}
          options={delays.map((ms) => [String(ms), ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`])}
          onChange={(ms) => onChange({ ...rule, delayMs: Number(ms) })}
        />
        <FieldSelect
          label={`${call} 的结果`}
          wrong={outcome !== 'normal'}
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
          onChange={(checked) => onChange({ ...rule, hold: checked })}
        />
      </div>
      {open && field !== null && (
        <label className={styles.value}>
          {field.label}
          <input
            key={outcome}
            className={rowStyles.field}
            placeholder={field.initial}
            defaultValue={rule.value}
            onBlur={({ target }) => onChange({ ...rule, value: target.value.trim() })}
          />
        </label>
      )}
    </>
  );
}

/** The value that can be set for the outcome of a call; null where there is none. */
function valueFieldOf(call: string, { outcome }: Rule): { label: string; initial: string } | null {
  if (outcome === 'status') return { label: '状态码', initial: '500' };
  return call === 'scanQRCode' && outcome === 'normal' ? { label: '扫到', initial: defaultScan } : null;
}

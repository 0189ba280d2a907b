import { useState } from 'react';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Switch } from '@/ui/forms/switch';
import { Box } from '@/ui/layout/box';
import { Caption } from '@/ui/text/text';
import { nameOfResult, results, type FaultRow, type Outcome } from './fault-rows';
import { FieldSelect } from './field-select';
import styles from './fault-row-editor.module.css';

const delays = [0, 300, 1200, 3000, 10_000, 30_000, 120_000];
const times = [1, 2, 3, 'always'] as const;
const moments = [
  ['before', '入账前'],
  ['after', '入账后'],
] as const;

function span(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
}

interface FaultRowEditorProps {
  row: FaultRow;
  gateway: string;
  onChange: (row: FaultRow) => void;
}

/** The delay, the result and the hold of one call; a tap on its name shows the other settings. */
export function FaultRowEditor({ row, gateway, onChange }: FaultRowEditorProps) {
  const [open, setOpen] = useState(false);
  const { call, delayMs, result, hold, when } = row;
  const handleResult = (name: string) => {
    const chosen = results.find((each) => each.name === name);
    const outcome: Outcome | null =
      chosen === undefined
        ? null
        : { kind: chosen.kind, value: chosen.value, times: result?.times ?? 'always' };
    onChange({ ...row, result: outcome });
  };
  return (
    <>
      <div className={styles.row}>
        <Box
          as="button"
          type="button"
          minHeight="tap"
          overflow="hidden"
          className={styles.call}
          aria-expanded={open}
          aria-label={`${call} 的更多设置`}
          onClick={() => setOpen(!open)}
        >
          <b className={styles.name}>{call === '*' ? '全部接口' : call}</b>
          <Caption as="span" tone="tertiary">
            {gateway}
          </Caption>
        </Box>
        <FieldSelect
          label={`${call} 的延时`}
          value={String(delayMs)}
          options={(delays.includes(delayMs) ? delays : [...delays, delayMs]).map((ms) => [
            String(ms),
            span(ms),
          ])}
          onChange={(ms) => onChange({ ...row, delayMs: Number(ms) })}
        />
        <FieldSelect
          label={`${call} 的结果`}
          wrong={result !== null}
          value={nameOfResult(result)}
          options={[['none', '正常'], ...results.map(({ name, text }) => [name, text] as const)]}
          onChange={handleResult}
        />
        <Switch
          label={`按住 ${call} 的回答`}
          checked={hold}
          onChange={(checked) => onChange({ ...row, hold: checked })}
        />
      </div>
      {open && (
        <div className={styles.rest}>
          <ChoiceRow
            label="时机"
            variant="segment"
            choices={moments}
            current={when}
            onChange={(moment) => onChange({ ...row, when: moment })}
          />
          {result !== null && (
            <OutcomeDetails
              key={`${result.kind} ${result.value}`}
              result={result}
              onChange={(outcome) => onChange({ ...row, result: outcome })}
            />
          )}
        </div>
      )}
    </>
  );
}

interface OutcomeDetailsProps {
  result: Outcome;
  onChange: (result: Outcome) => void;
}

function OutcomeDetails({ result, onChange }: OutcomeDetailsProps) {
  const [value, setValue] = useState(result.value);
  return (
    <>
      <FieldSelect
        label="次数"
        value={String(result.times)}
        options={times.map((each) => [String(each), each === 'always' ? '一直' : `${each} 次`])}
        onChange={(each) => onChange({ ...result, times: each === 'always' ? 'always' : Number(each) })}
      />
      <input
        className={styles.field}
        aria-label="值"
        placeholder="值"
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onBlur={() => value !== result.value && onChange({ ...result, value })}
      />
    </>
  );
}

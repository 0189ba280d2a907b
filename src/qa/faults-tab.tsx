import { useState } from 'react';
import { endpoints } from '@/mocks/core/endpoints';
import { TextButton } from '@/ui/forms/text-button';
import { Text } from '@/ui/text/text';
import { CallList } from './call-list';
import { control, type Overview } from './control';
import { FaultRowEditor } from './fault-row-editor';
import { rowsOf, wishesOf, type FaultRow } from './fault-rows';
import { FieldSelect } from './field-select';
import { gatewayOf } from './gateway-of';
import { HeldReplies } from './held-replies';
import type { Take } from './overview';
import { Presets } from './presets';
import styles from './faults-tab.module.css';

const shownCalls = 5;

/** The faults of the calls, the held responses, and the last calls. */
export function FaultsTab({ overview, take }: { overview: Overview; take: Take }) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const rows = rowsOf(overview.faults, added);
  const handleChange = (row: FaultRow) => take(control.setFaultsOf(row.call, wishesOf(row)));
  const addable = ['*', ...endpoints.map(({ name }) => name)].filter(
    (name) => !rows.some(({ call }) => call === name),
  );
  return (
    <>
      <Presets overview={overview} rows={rows.length} take={take} onChosen={() => setAdded([])} />
      {rows.length > 0 && (
        <div className={styles.names} aria-hidden="true">
          <span>接口</span>
          <span>延时</span>
          <span>结果</span>
          <Text textAlign="center">按住</Text>
        </div>
      )}
      {rows.map((row) => (
        <FaultRowEditor key={row.call} row={row} gateway={gatewayOf(row.call)} onChange={handleChange} />
      ))}
      <div className={styles.more}>
        <FieldSelect
          bare
          label="再加一个接口"
          value=""
          options={[
            ['', '＋ 再加一个接口'],
            ...addable.map((name) => [name, name === '*' ? '* 全部接口' : name] as const),
          ]}
          onChange={(name) => setAdded([...added, name])}
        />
        <TextButton
          type="button"
          tone="secondary"
          onClick={() => {
            setAdded([]);
            take(control.setFaults([]));
          }}
        >
          全部清掉
        </TextButton>
      </div>
      <HeldReplies overview={overview} take={take} />
      <Text as="h3" marginTop={3} weight="bold">
        最近请求
      </Text>
      <CallList overview={overview} limit={shownCalls} />
    </>
  );
}

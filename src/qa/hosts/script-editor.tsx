import { useState } from 'react';
import type { HostName } from '@/domain/session/host';
import { TextButton } from '@/ui/forms/text-button';
import { Text } from '@/ui/text/text';
import { FieldSelect } from '../field-select';
import { hostTexts } from './host-texts';
import { everyCall, hostPresets, normalRule, presetOf, ruleSet, rulesReplaced, useQaHost } from './script';
import { ScriptRow } from './script-row';
import tab from '../faults-tab.module.css';
import presets from '../presets.module.css';

/** Scripts the responses of the native side of a host; a change takes effect immediately, for the start-up after a reload. */
export function ScriptEditor({ host }: { host: HostName }) {
  const rules = useQaHost((script) => script.rules);
  // The order of the rows does not depend on whether something is scripted in them.
  const [added, setAdded] = useState<readonly string[]>(Object.keys(rules));
  const { calls } = hostTexts[host];
  const scripted = Object.keys(rules);
  const rows = [...added, ...scripted.filter((call) => !added.includes(call))];
  const currentPreset = presetOf(rules);
  return (
    <>
      <div className={presets.presets} role="group" aria-label="桥接预设">
        {hostPresets.map(({ name, rule }) => (
          <button
            key={name}
            type="button"
            className={presets.preset}
            aria-pressed={name === currentPreset}
            onClick={() => {
              setAdded([]);
              rulesReplaced(rule === null ? {} : { [everyCall]: rule });
            }}
          >
            {name}
          </button>
        ))}
        {currentPreset === null && <span className={presets.own}>{`自定 ${scripted.length}`}</span>}
      </div>
      {rows.length > 0 && (
        <div className={tab.names} aria-hidden="true">
          <span>方法</span>
          <span>延时</span>
          <span>结果</span>
          <Text textAlign="center">按住</Text>
        </div>
      )}
      {rows.map((call) => (
        <ScriptRow
          key={call}
          call={call}
          rule={rules[call] ?? normalRule}
          onChange={(rule) => ruleSet(call, rule)}
        />
      ))}
      <div className={tab.more}>
        <FieldSelect
          bare
          label="再加一个方法"
          value=""
          options={[
            ['', '＋ 再加一个方法'],
            ...[everyCall, ...calls]
              .filter((call) => !rows.includes(call))
              .map((call) => [call, call === everyCall ? '* 全部方法' : call] as const),
          ]}
          onChange={(call) => setAdded([...added, call])}
        />
        <TextButton type="button" tone="secondary" onClick={() => window.location.reload()}>
          重新载入，从启动开始
        </TextButton>
      </div>
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import {
  businessSources,
  entrancePrefix,
  isSameSource,
  specialTreatmentOf,
} from '@/domain/session/business-source';
import { hostNames } from '@/domain/session/host';
import { currentHost } from '@/host/detect';
import { sessionGiven, useSession } from '@/state/session';
import { Box } from '@/ui/layout/box';
import { Caption, Text } from '@/ui/text/text';
import { FieldSelect } from '../field-select';
import { BridgeCalls } from './bridge-calls';
import { HeldAnswers } from './held-answers';
import { HostBench } from './host-bench';
import { hostTexts } from './host-texts';
import { changeHost } from './prepare';
import { useQaHost } from './script';
import { ScriptEditor } from './script-editor';
import presets from '../presets.module.css';
import styles from './hosts-tab.module.css';

const SideBySide = lazy(() => import('./side-by-side'));
const sources = businessSources().map((code) => [code, `${code} · ${entrancePrefix(code)}`] as const);

/** The simulated host, the scripted responses of its bridge, the calls so far, and the capabilities of all hosts. */
export function HostsTab() {
  const [comparing, setComparing] = useState(false);
  const chosen = useQaHost(({ host }) => host);
  const source = useSession(({ businessSource }) => businessSource);
  const known = sources.find(([code]) => isSameSource(code, source))?.[0];
  const { first, second } = specialTreatmentOf(source);
  const treatment = [first && '特殊来源一', second && '特殊来源二'].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles.hosts} role="group" aria-label="宿主">
        {([null, ...hostNames] as const).map((name) => (
          <button
            key={name ?? 'real'}
            type="button"
            className={presets.preset}
            aria-pressed={name === chosen}
            onClick={() => void changeHost(name)}
          >
            {name === null ? '本机环境' : hostTexts[name].name}
          </button>
        ))}
      </div>
      <div className={styles.where}>
        <Caption>
          识别为{' '}
          <Text as="b" tone="plain" breakWords>
            {currentHost()}
          </Text>
          {treatment !== '' && <> · {treatment}</>}
        </Caption>
        <Box as="span" minWidth={0}>
          <FieldSelect
            label="业务来源"
            value={known ?? source}
            options={known === undefined ? [[source, source], ...sources] : sources}
            onChange={(businessSource) => sessionGiven({ businessSource })}
          />
        </Box>
      </div>
      {chosen === null ? (
        <Text as="p" paddingY={2} tone="secondary">
          选一个宿主，就能编排它的每个桥接调用。
        </Text>
      ) : (
        <ScriptEditor host={chosen} />
      )}
      <HeldAnswers />
      <button type="button" className={presets.preset} onClick={() => setComparing(true)}>
        并排对照六个宿主
      </button>
      {comparing && (
        <Suspense fallback={null}>
          <SideBySide onClose={() => setComparing(false)} />
        </Suspense>
      )}
      <div className={styles.head}>
        <Text as="h3" weight="bold">
          桥接调用
        </Text>
        <Caption>点开看参数与回答</Caption>
      </div>
      <BridgeCalls />
      <HostBench />
    </>
  );
}

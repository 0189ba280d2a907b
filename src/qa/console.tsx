import { useState, type ReactNode } from 'react';
import { toClock } from '@/domain/business-time';
import { useSession } from '@/state/session';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { Tabs } from '@/ui/layout/tabs';
import { Icon } from '@/ui/media/icon';
import { Text, Title } from '@/ui/text/text';
import { ClockTab } from './clock-tab';
import type { Overview } from './control';
import { CoverageTab } from './coverage/coverage-tab';
import { FaultsTab } from './faults-tab';
import { FeedTab } from './feed-tab';
import { Handle } from './handle';
import { HostsTab } from './hosts/hosts-tab';
import { IdentityTab } from './identity-tab';
import { businessTime, useElapsed, useOverview, type Take } from './overview';
import { RequestsTab } from './requests-tab';
import { StateTools } from './state-tools';
import { TillTab } from './till-tab';
import { worldName } from './world-names';
import { WorldTab } from './world-tab';
import styles from './console.module.css';

const tabs = [
  ['identity', '身份'],
  ['world', '世界'],
  ['clock', '时钟'],
  ['faults', '故障'],
  ['requests', '请求'],
  ['feed', '短信'],
  ['till', '收银'],
  ['hosts', '宿主'],
  ['coverage', '覆盖'],
] as const;
type TabName = (typeof tabs)[number][0];

/** A small handle on every page that opens the console; the page stays usable while the console is open. */
export function Console() {
  const [state, setState] = useState<'fresh' | 'open' | 'closed'>('fresh');
  const [tab, setTab] = useState<TabName>('faults');
  if (state !== 'open') return <Handle focused={state === 'closed'} onOpen={() => setState('open')} />;
  return <Panel tab={tab} onTab={setTab} onClose={() => setState('closed')} />;
}

interface PanelProps {
  tab: TabName;
  onTab: (tab: TabName) => void;
  onClose: () => void;
}

function Panel({ tab, onTab, onClose }: PanelProps) {
  const { overview, problem, take } = useOverview();
  return (
    <div
      className={styles.panel}
      role="dialog"
      aria-label="QA 控制台"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Inline flex="none" wrap>
        <Title marginRight={2}>QA 控制台</Title>
        <Tag>模拟数据</Tag>
        <Text as="p" marginLeft="auto" tone="secondary">
          {overview !== null && <CurrentState overview={overview} />}
        </Text>
        <button type="button" className={styles.close} aria-label="收起控制台" autoFocus onClick={onClose}>
          <Icon name="down" size={18} />
        </button>
      </Inline>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {overview === null ? (
        <p className={styles.waiting} role="status">
          正在连接模拟网关
        </p>
      ) : (
        <Tabs label="控制台" tabs={tabs} current={tab} onChange={onTab}>
          <div className={styles.content}>{contentOf(tab, overview, take)}</div>
          <StateTools overview={overview} take={take} />
        </Tabs>
      )}
    </div>
  );
}

function contentOf(tab: TabName, overview: Overview, take: Take): ReactNode {
  switch (tab) {
    case 'identity':
      return <IdentityTab overview={overview} />;
    case 'world':
      return <WorldTab overview={overview} take={take} />;
    case 'clock':
      return <ClockTab overview={overview} take={take} />;
    case 'faults':
      return <FaultsTab overview={overview} take={take} />;
    case 'requests':
      return <RequestsTab overview={overview} />;
    case 'feed':
      return <FeedTab overview={overview} />;
    case 'till':
      return <TillTab overview={overview} take={take} />;
    case 'hosts':
      return <HostsTab />;
    case 'coverage':
      return <CoverageTab />;
  }
}

/** The current person, world and business time. */
function CurrentState({ overview }: { overview: Overview }) {
  const token = useSession((session) => session.token);
  const elapsed = useElapsed(overview);
  const name = overview.identities.find((identity) => identity.token === token)?.name ?? '未登录';
  return (
    <>
      {name} · {worldName(overview.world)[0]} ·{' '}
      <b className={styles.number}>{toClock(businessTime(overview, elapsed))}</b>
    </>
  );
}

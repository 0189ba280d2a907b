import { useEffect, useState } from 'react';
import { businessSources, entrancePrefix } from '@/domain/session/business-source';
import { hostNames, type HostName } from '@/domain/session/host';
import { IconButton } from '@/ui/forms/icon-button';
import { Box, Grid, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption } from '@/ui/text/text';
import { FieldSelect } from '../field-select';
import type { FrameReport } from './frame';
import { hostTexts } from './host-texts';
import styles from './side-by-side.module.css';

const addresses = [
  '/home',
  '/transfer1',
  '/longballDetail',
  '/rewardUsers',
  '/webviewShare',
  '/webviewClose',
];
const sources = businessSources().map((code) => [code, `${code} · ${entrancePrefix(code)}`] as const);

/** One page in all hosts side by side, each with a storage of its own; their bridges respond as the tab 宿主 has scripted them. */
export default function SideBySide({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState('/home');
  const [source, setSource] = useState('05');
  return (
    <div className={styles.bench} role="dialog" aria-label="宿主对照">
      <Inline justify="between">
        <Box as="h2" display="block">
          宿主对照
        </Box>
        <IconButton type="button" aria-label="关闭宿主对照" autoFocus onClick={onClose}>
          <Icon name="close" size={20} />
        </IconButton>
      </Inline>
      <Grid columns={2} gap={3}>
        <FieldSelect
          label="页面"
          value={address}
          options={addresses.map((each) => [each, each] as const)}
          onChange={setAddress}
        />
        <FieldSelect label="业务来源" value={source} options={sources} onChange={setSource} />
      </Grid>
      <Hosts key={address + source} address={address} source={source} />
    </div>
  );
}

/** The frames, started one after the other: if all started at once, native calls would exceed their limit of one second. */
function Hosts({ address, source }: { address: string; source: string }) {
  const reports = useReports();
  const starting = hostNames.findIndex((host) => !(reports[host]?.started ?? false));
  const openCount = useOpenCount(hostNames.length, starting < 0 ? hostNames.length : starting + 1);
  return (
    <div className={styles.hosts}>
      {hostNames.map((host, index) => (
        <figure key={host} className={styles.host}>
          <figcaption className={styles.caption}>
            <Box as="b" display="block">
              {hostTexts[host].name}
            </Box>
            <Caption as="span" display="block" whiteSpace="pre-line">
              {reportText(reports[host])}
            </Caption>
          </figcaption>
          <div className={styles.screen}>
            {index < openCount && (
              <iframe
                className={styles.frame}
                title={hostTexts[host].name}
                src={`${window.location.pathname}?qaFrame=${host}&businessSource=${source}#${address}`}
              />
            )}
          </div>
        </figure>
      ))}
    </div>
  );
}

/** Milliseconds after which the next frame is opened although the last one has not started. */
const startLimit = 5_000;

/** How many frames are open: `count`, or one more for each start that exceeded its limit, up to `max`. */
function useOpenCount(max: number, count: number): number {
  const [minCount, setMinCount] = useState(0);
  const openCount = Math.max(count, minCount);
  useEffect(() => {
    if (openCount >= max) return;
    const timer = setTimeout(() => setMinCount(openCount + 1), startLimit);
    return () => clearTimeout(timer);
  }, [max, openCount]);
  return openCount;
}

function reportText(report: FrameReport | undefined): string {
  if (report === undefined) return '正在打开';
  const { sysType, businessSource, steps } = report;
  return [`${sysType} · ${businessSource}`, ...steps].join('\n');
}

function useReports(): Partial<Record<HostName, FrameReport>> {
  const [reports, setReports] = useState<Partial<Record<HostName, FrameReport>>>({});
  useEffect(() => {
    const handleMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || !isReport(data)) return;
      setReports((before) => ({ ...before, [data.qaFrame]: data }));
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, []);
  return reports;
}

function isReport(data: unknown): data is FrameReport {
  return typeof data === 'object' && data !== null && 'qaFrame' in data;
}

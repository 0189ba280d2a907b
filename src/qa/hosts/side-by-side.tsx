import { useEffect, useState } from 'react';
import { businessSources, entrancePrefix } from '@/domain/session/business-source';
import { hostNames, type HostName } from '@/domain/session/host';
import { Icon } from '@/ui/media/icon';
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

/** One page under all hosts side by side, each with a storage of its own; their bridges answer as the tab 宿主 has scripted them. */
export default function SideBySide({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState('/home');
  const [source, setSource] = useState('05');
  return (
    <div className={styles.bench} role="dialog" aria-label="宿主对照">
      <div className={styles.head}>
        <h2 className={styles.name}>宿主对照</h2>
        <button type="button" className={styles.close} aria-label="关闭宿主对照" autoFocus onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className={styles.choices}>
        <FieldSelect
          label="页面"
          value={address}
          options={addresses.map((each) => [each, each] as const)}
          onChange={setAddress}
        />
        <FieldSelect label="业务来源" value={source} options={sources} onChange={setSource} />
      </div>
      <Hosts key={address + source} address={address} source={source} />
    </div>
  );
}

/** The page under each host, one started after the other: six starts at once cost each other the one second that a native side has. */
function Hosts({ address, source }: { address: string; source: string }) {
  const reports = useReports();
  const starting = hostNames.findIndex((host) => !(reports[host]?.started ?? false));
  const opened = useUpTo(hostNames.length, starting < 0 ? hostNames.length : starting + 1);
  return (
    <div className={styles.hosts}>
      {hostNames.map((host, index) => (
        <figure key={host} className={styles.host}>
          <figcaption className={styles.caption}>
            <b className={styles.name}>{hostTexts[host].name}</b>
            <span className={styles.report}>{reported(reports[host])}</span>
          </figcaption>
          <div className={styles.screen}>
            {index < opened && (
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

/** Milliseconds that a start may take before the next one begins beside it. */
const patience = 5_000;

/** A count that goes up by itself, as far as it may, where nothing has raised it for so long. */
function useUpTo(most: number, count: number): number {
  const [least, setLeast] = useState(0);
  const reached = Math.max(count, least);
  useEffect(() => {
    if (reached >= most) return;
    const timer = setTimeout(() => setLeast(reached + 1), patience);
    return () => clearTimeout(timer);
  }, [most, reached]);
  return reached;
}

function reported(report: FrameReport | undefined): string {
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

import { Fragment, useState } from 'react';
import { hostNames } from '@/domain/session/host';
import { capabilities } from '@/host/capabilities';
import { theHost } from '@/host/current';
import { currentHost } from '@/host/detect';
import type { Capability, Host } from '@/host/host';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import { hostTexts } from './host-texts';
import { withoutSecrets } from './journal';
import styles from './host-bench.module.css';
import head from './hosts-tab.module.css';

/** A sample call of every capability. */
const calls: Readonly<Record<Capability, (host: Host) => Promise<unknown>>> = {
  getMemberToken: (host) => host.getMemberToken(),
  refreshToken: (host) => host.refreshToken(),
  loginCheck: (host) => host.loginCheck(),
  openLogin: (host) => host.openLogin(),
  getMemberInfo: (host) => host.getMemberInfo(),
  getChannelInfo: (host) => host.getChannelInfo(),
  getCityInfo: (host) => host.getCityInfo(),
  scanQRCode: (host) => host.scanQRCode(),
  setTitle: (host) => host.setTitle('QA 标题'),
  pageFinished: (host) => host.pageFinished(),
  share: (host) => host.share({ title: '龙币钱包', text: 'QA 分享', url: window.location.origin, image: '' }),
  openPage: (host) => host.openPage('/pages/index/index'),
  requestPayment: (host) =>
    host.requestPayment({
      timestamp: 0,
      nonceStr: 'qa',
      package: 'prepay_id=qa',
      signType: 'RSA',
      paySign: 'qa',
    }),
  close: (host) => host.close(),
};
const names = Object.keys(calls) as Capability[];

interface Trial {
  name: Capability;
  result: string;
}

/** The capabilities of all hosts as a table; a tap on a name calls it in the current host. */
export function HostBench() {
  const [trial, setTrial] = useState<Trial | null>(null);
  const handleTry = async (name: Capability) => {
    setTrial({ name, result: '等待回答…' });
    const result = await theHost().then(calls[name]).then(textOf, errorOf);
    setTrial({ name, result });
  };
  const here = currentHost();
  return (
    <>
      <div className={head.head}>
        <Text as="h3" weight="bold">
          宿主能力
        </Text>
        <Caption>点方法名，在当前宿主试调一次</Caption>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">方法</th>
            {hostNames.map((name) => (
              <th key={name} scope="col" aria-label={hostTexts[name].name} data-here={name === here}>
                {hostTexts[name].short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <Fragment key={name}>
              <tr>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.try}
                    aria-label={`试调 ${name}`}
                    onClick={() => void handleTry(name)}
                  >
                    {name}
                  </button>
                </th>
                {hostNames.map((host) => {
                  const has = (capabilities[host] as readonly Capability[]).includes(name);
                  return (
                    <td key={host} aria-label={has ? '有' : '无'} data-here={host === here}>
                      {has ? <Icon name="check" size={16} /> : '–'}
                    </td>
                  );
                })}
              </tr>
              {trial?.name === name && (
                <tr>
                  <td
                    className={styles.result}
                    colSpan={hostNames.length + 1}
                    role="status"
                    aria-label="试调结果"
                  >
                    {trial.result}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}

function textOf(value: unknown): string {
  if (value === undefined) return '完成';
  // A token of the mock backend is no real secret, but none is shown.
  return typeof value === 'string' && value.startsWith('lx-') ? '***' : withoutSecrets(value);
}

function errorOf(error: unknown): string {
  return error instanceof Error ? `${error.name} · ${error.message}` : String(error);
}

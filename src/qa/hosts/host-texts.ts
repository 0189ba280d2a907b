import type { HostName } from '@/domain/session/host';
import { capabilities } from '@/host/capabilities';

interface HostText {
  name: string;
  /** For the head of a narrow column. */
  short: string;
  /** The bridge's names of its calls. */
  calls: readonly string[];
}

const shared = ['updateAppMessageShareData', 'updateTimelineShareData'];

/** What QA reads of each host. */
export const hostTexts: Readonly<Record<HostName, HostText>> = {
  'super-app': { name: '集团 App', short: '集团', calls: capabilities['super-app'] },
  'channel-app': { name: '渠道 App', short: '渠道', calls: capabilities['channel-app'] },
  maia: { name: 'MAIA', short: 'MAIA', calls: capabilities.maia },
  'mini-program': {
    name: '小程序',
    short: '小程序',
    calls: ['config', 'scanQRCode', 'postMessage', 'navigateBack'],
  },
  'social-browser': {
    name: '社交 App',
    short: '社交',
    calls: ['config', 'scanQRCode', ...shared, 'closeWindow'],
  },
  browser: { name: '浏览器', short: '网页', calls: ['share'] },
};

import type { HostName } from '@/domain/session/host';
import { capabilities } from '@/host/capabilities';

interface HostText {
  name: string;
  /** For the header of a narrow column. */
  short: string;
  /** The names of the calls in the bridge. */
  calls: readonly string[];
}

const shared = ['updateAppMessageShareData', 'updateTimelineShareData'];

/** The labels of each host. */
export const hostTexts: Readonly<Record<HostName, HostText>> = {
  'super-app': { name: '集团 App', short: '集团', calls: capabilities['super-app'] },
  'channel-app': {
    name: '渠道 App',
    short: '渠道',
    // It stores the member id, and is not asked for it.
    calls: capabilities['channel-app'].filter((call) => call !== 'getMemberInfo'),
  },
  maia: { name: 'MAIA', short: 'MAIA', calls: capabilities.maia },
  'mini-program': {
    name: '小程序',
    short: '小程序',
    calls: ['config', 'scanQRCode', 'postMessage', 'reLaunch', 'navigateBack'],
  },
  'social-browser': {
    name: '社交 App',
    short: '社交',
    calls: ['config', 'scanQRCode', 'chooseWXPay', ...shared, 'closeWindow'],
  },
  browser: { name: '浏览器', short: '网页', calls: ['share'] },
};

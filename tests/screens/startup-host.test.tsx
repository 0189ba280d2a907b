import { describe, vi } from 'vitest';
import { Unsupported } from '@/host/host';
import { silence } from '../support/fake-host';

import { mine, theirs, wallet, staff, live, known, expectStarts } from '../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the app starts in a host:', () => {
  expectStarts({
    'the channel app gives token and channel together': {
      host: 'channel-app',
      plan: 'channel-session start',
      session: { token: mine, buCode: 'C0001', channel: 'CH1', onceKey: 'channel-key' },
    },
    'the channel app’s session wins over a token in the address': {
      host: 'channel-app',
      opened: `token=${theirs}`,
      plan: 'channel-session start',
      session: { token: mine },
    },
    'the privacy policy asks the channel app for nothing': {
      host: 'channel-app',
      path: '/settingAuth2',
      plan: 'start',
      session: { token: '' },
      calls: '',
    },
    'the privacy policy with a token in the channel app takes that token': {
      host: 'channel-app',
      path: '/settingAuth2',
      opened: `token=${mine}`,
      plan: 'start',
      session: { token: mine },
    },
    'a channel app whose token call is silent: the app starts within ten seconds': {
      host: 'channel-app',
      script: { getMemberToken: silence },
      session: { token: '' },
    },
    'a channel app whose channel call is silent: no half of a session is taken': {
      host: 'channel-app',
      script: { getChannelInfo: silence },
      session: { token: '', buCode: '' },
    },
    'a channel app without a bridge starts the app': {
      host: 'channel-app',
      script: { getMemberToken: () => Promise.reject(new Unsupported('getMemberToken')) },
      session: { token: '' },
    },
    'the super app knows the person': {
      host: 'super-app',
      script: { getMemberInfo: () => Promise.resolve(known) },
      plan: 'native-user start',
      session: { token: mine, longminId: 'LM100001', cityCode: '110100', cityName: '北京', ...wallet },
    },
    'the super app’s person replaces the former one without asking': {
      host: 'super-app',
      stored: { token: theirs },
      plan: 'native-user start',
      session: { token: mine },
    },
    'a silent super app: on with empty data': {
      host: 'super-app',
      script: { getMemberInfo: silence },
      session: { token: '', ...wallet },
    },
    'a silent super app: the session that is there goes on': {
      host: 'super-app',
      script: { getMemberInfo: silence },
      stored: live,
      session: { token: mine, ...wallet },
    },
    'a super app that says “not implemented”': {
      host: 'super-app',
      script: { getMemberInfo: () => Promise.resolve({ memberId: '', token: '' }) },
      session: { token: '', ...wallet },
    },
    'MAIA knows the person': {
      host: 'maia',
      plan: 'native-user start',
      session: { token: mine, longminId: 'LM100001', ...staff },
    },
    'a silent MAIA': { host: 'maia', script: { getMemberInfo: silence }, session: { token: '' } },
    'a refusing MAIA': {
      host: 'maia',
      script: { getMemberInfo: () => Promise.reject(new Error('no')) },
      session: { token: '' },
    },
    'somebody who has left is found out behind a native token': {
      host: 'super-app',
      world: 'departed-me',
      session: { token: mine },
      refused: 'departed',
    },
    'a host whose city call is silent costs nobody the start': {
      host: 'maia',
      script: { getCityInfo: silence },
      session: { token: mine, cityCode: '' },
    },
  });
});

import { describe, vi } from 'vitest';
import { Unsupported } from '@/host/host';
import { silence } from '../support/fake-host';

import { mine, theirs, wallet, staff, live, known, expectStarts } from '../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the start of the app in a host', () => {
  expectStarts({
    'takes token and channel together from the channel app': {
      host: 'channel-app',
      plan: 'channel-session start',
      session: { token: mine, buCode: 'C0001', channel: 'CH1', onceKey: 'channel-key' },
    },
    'prefers the channel app’s session to a token in the address': {
      host: 'channel-app',
      opened: `token=${theirs}`,
      plan: 'channel-session start',
      session: { token: mine },
    },
    'requests nothing from the channel app for the privacy policy': {
      host: 'channel-app',
      path: '/settingAuth2',
      plan: 'start',
      session: { token: '' },
      calls: '',
    },
    'takes the token of the address for the privacy policy in the channel app': {
      host: 'channel-app',
      path: '/settingAuth2',
      opened: `token=${mine}`,
      plan: 'start',
      session: { token: mine },
    },
    'starts within ten seconds when the channel app’s token call is not answered': {
      host: 'channel-app',
      script: { getMemberToken: silence },
      session: { token: '' },
    },
    'takes no part of a session when the channel app’s channel call is not answered': {
      host: 'channel-app',
      script: { getChannelInfo: silence },
      session: { token: '', buCode: '' },
    },
    'starts when the channel app has no bridge': {
      host: 'channel-app',
      script: { getMemberToken: () => Promise.reject(new Unsupported('getMemberToken')) },
      session: { token: '' },
    },
    'keeps a valid session when the channel app has implemented none of the calls': {
      host: 'channel-app',
      script: {
        getMemberToken: () => Promise.resolve(''),
        getChannelInfo: () => Promise.resolve({ buCode: '', channel: '', channelKey: '' }),
      },
      stored: { ...live, buCode: 'C0001', channel: 'CH1', onceKey: 'channel-key' },
      session: { token: mine, longminId: 'LM1', buCode: 'C0001', channel: 'CH1', onceKey: 'channel-key' },
    },
    'takes the channel when the channel app has not implemented the token call': {
      host: 'channel-app',
      script: { getMemberToken: () => Promise.resolve('') },
      stored: live,
      session: { token: mine, longminId: 'LM1', buCode: 'C0001', channel: 'CH1' },
    },
    'takes the member id that the channel app stores after the session': {
      host: 'channel-app',
      script: { getMemberInfo: () => Promise.resolve({ memberId: 'LM100001', token: '' }) },
      session: { token: mine, longminId: 'LM100001' },
    },
    'takes the member id that a mini-program stores after the session': {
      host: 'mini-program',
      opened: `token=${mine}`,
      script: { getMemberInfo: () => Promise.resolve({ memberId: 'LM100001', token: '' }) },
      session: { token: mine, longminId: 'LM100001' },
    },
    'takes the person from the super app': {
      host: 'super-app',
      script: { getMemberInfo: () => Promise.resolve(known) },
      plan: 'native-user start',
      session: { token: mine, longminId: 'LM100001', cityCode: '110100', cityName: '北京', ...wallet },
    },
    'replaces the former person by the super app’s without a question': {
      host: 'super-app',
      stored: { token: theirs },
      plan: 'native-user start',
      session: { token: mine },
    },
    'starts without a session when the super app does not answer': {
      host: 'super-app',
      script: { getMemberInfo: silence },
      session: { token: '', ...wallet },
    },
    'keeps the stored session when the super app does not answer': {
      host: 'super-app',
      script: { getMemberInfo: silence },
      stored: live,
      session: { token: mine, ...wallet },
    },
    'starts without a session when the super app has not implemented the call': {
      host: 'super-app',
      script: { getMemberInfo: () => Promise.resolve({ memberId: '', token: '' }) },
      session: { token: '', ...wallet },
    },
    'takes the person from MAIA': {
      host: 'maia',
      plan: 'native-user start',
      session: { token: mine, longminId: 'LM100001', ...staff },
    },
    'starts without a session when MAIA does not answer': {
      host: 'maia',
      script: { getMemberInfo: silence },
      session: { token: '' },
    },
    'starts without a session when MAIA refuses': {
      host: 'maia',
      script: { getMemberInfo: () => Promise.reject(new Error('no')) },
      session: { token: '' },
    },
    'refuses a person who has left the company despite a native token': {
      host: 'super-app',
      world: 'departed-me',
      session: { token: mine },
      refused: 'departed',
    },
    'starts when the host’s city call is not answered': {
      host: 'maia',
      script: { getCityInfo: silence },
      session: { token: mine, cityCode: '' },
    },
    'keeps the known city when the host has not implemented the city call': {
      host: 'maia',
      script: { getCityInfo: () => Promise.resolve({ cityCode: '', cityName: '' }) },
      stored: { ...live, cityCode: '440300', cityName: '深圳' },
      session: { token: mine, cityCode: '440300', cityName: '深圳' },
    },
  });
});

import { describe, vi } from 'vitest';
import { Unsupported } from '@/host/host';
import { neverAnswer } from '../../support/hosts/fake-host';
import {
  expectStarts,
  nativeMember,
  otherToken,
  ownToken,
  staffSession,
  validSession,
  walletSession,
} from '../../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the start of the app in a host', () => {
  expectStarts({
    'takes token and channel together from the channel app': {
      host: 'channel-app',
      plan: 'channel-session start',
      session: { token: ownToken, buCode: 'C0001', channel: 'CH1', onceKey: 'channel-key' },
    },
    'prefers the channel app’s session to a token in the address': {
      host: 'channel-app',
      opened: `token=${otherToken}`,
      plan: 'channel-session start',
      session: { token: ownToken },
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
      opened: `token=${ownToken}`,
      plan: 'start',
      session: { token: ownToken },
    },
    'starts within ten seconds when the channel app’s token call is not answered': {
      host: 'channel-app',
      script: { getMemberToken: neverAnswer },
      session: { token: '' },
    },
    'takes no part of a session when the channel app’s channel call is not answered': {
      host: 'channel-app',
      script: { getChannelInfo: neverAnswer },
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
      stored: { ...validSession, buCode: 'C0001', channel: 'CH1', onceKey: 'channel-key' },
      session: { token: ownToken, longminId: 'LM1', buCode: 'C0001', channel: 'CH1', onceKey: 'channel-key' },
    },
    'takes the channel when the channel app has not implemented the token call': {
      host: 'channel-app',
      script: { getMemberToken: () => Promise.resolve('') },
      stored: validSession,
      session: { token: ownToken, longminId: 'LM1', buCode: 'C0001', channel: 'CH1' },
    },
    'takes the member id that the channel app stores after the session': {
      host: 'channel-app',
      script: { getMemberInfo: () => Promise.resolve({ memberId: 'LM100001', token: '' }) },
      session: { token: ownToken, longminId: 'LM100001' },
    },
    'takes the member id that a mini-program stores after the session': {
      host: 'mini-program',
      opened: `token=${ownToken}`,
      script: { getMemberInfo: () => Promise.resolve({ memberId: 'LM100001', token: '' }) },
      session: { token: ownToken, longminId: 'LM100001' },
    },
    'takes the person from the super app': {
      host: 'super-app',
      script: { getMemberInfo: () => Promise.resolve(nativeMember) },
      plan: 'native-user start',
      session: {
        token: ownToken,
        longminId: 'LM100001',
        cityCode: '110100',
        cityName: '北京',
        ...walletSession,
      },
    },
    'replaces the former person by the super app’s without a question': {
      host: 'super-app',
      stored: { token: otherToken },
      plan: 'native-user start',
      session: { token: ownToken },
    },
    'starts without a session when the super app does not answer': {
      host: 'super-app',
      script: { getMemberInfo: neverAnswer },
      session: { token: '', ...walletSession },
    },
    'keeps the stored session when the super app does not answer': {
      host: 'super-app',
      script: { getMemberInfo: neverAnswer },
      stored: validSession,
      session: { token: ownToken, ...walletSession },
    },
    'starts without a session when the super app has not implemented the call': {
      host: 'super-app',
      script: { getMemberInfo: () => Promise.resolve({ memberId: '', token: '' }) },
      session: { token: '', ...walletSession },
    },
    'takes the person from MAIA': {
      host: 'maia',
      plan: 'native-user start',
      session: { token: ownToken, longminId: 'LM100001', ...staffSession },
    },
    'starts without a session when MAIA does not answer': {
      host: 'maia',
      script: { getMemberInfo: neverAnswer },
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
      session: { token: ownToken },
      refused: 'departed',
    },
    'starts when the host’s city call is not answered': {
      host: 'maia',
      script: { getCityInfo: neverAnswer },
      session: { token: ownToken, cityCode: '' },
    },
    'keeps the known city when the host has not implemented the city call': {
      host: 'maia',
      script: { getCityInfo: () => Promise.resolve({ cityCode: '', cityName: '' }) },
      stored: { ...validSession, cityCode: '440300', cityName: '深圳' },
      session: { token: ownToken, cityCode: '440300', cityName: '深圳' },
    },
  });
});

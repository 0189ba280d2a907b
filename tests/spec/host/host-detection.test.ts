import { describe, expect, it } from 'vitest';
import { hostOf, type HostName } from '@/domain/session/host';

describe('the detection of the host', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
  it.each<[string, { userAgent?: string; channelBridge?: boolean; socialEnvironment?: string }, HostName]>([
    ['the super app by its user agent', { userAgent: `${phone} LongSuperApp/6.1.0` }, 'super-app'],
    ['the channel app by its user agent', { userAgent: `${phone} LongChannel/3.2` }, 'channel-app'],
    ['the channel app by its global', { channelBridge: true }, 'channel-app'],
    ['MAIA by its user agent', { userAgent: `${phone} MAIA/2.4` }, 'maia'],
    [
      'a mini-program by the social app’s flag',
      { userAgent: `${phone} MicroMessenger/8.0.49`, socialEnvironment: 'miniprogram' },
      'mini-program',
    ],
    ['a mini-program by its user agent', { userAgent: `${phone} miniProgram/wx01` }, 'mini-program'],
    ['the social browser', { userAgent: `${phone} MicroMessenger/8.0.49` }, 'social-browser'],
    [
      'the social browser, whatever else its flag says',
      { userAgent: `${phone} MicroMessenger/8.0.49`, socialEnvironment: 'browser' },
      'social-browser',
    ],
    ['any other browser', {}, 'browser'],
    ['a browser that only sounds alike', { userAgent: `${phone} MAIAN LongChannels` }, 'browser'],
    [
      'the super app, even where it carries the social app’s mark',
      { userAgent: `${phone} MicroMessenger/8.0.49 LongSuperApp/6.1.0` },
      'super-app',
    ],
  ])('detects %s', (_what, marks, name) => {
    expect(hostOf({ userAgent: phone, channelBridge: false, socialEnvironment: '', ...marks })).toBe(name);
  });
});

import { expect, it } from 'vitest';
import { avatarAddress } from '@/domain/external-links/outside-image';

const base = 'https://avatar.example/staff/';
const hosts = ['avatar.example', 'img.example'];
const address = (avatar: string) => avatarAddress(avatar, base, hosts);

it.each([
  ['LX100001.png', 'https://avatar.example/staff/LX100001.png'],
  ['/2026/LX100001.png', 'https://avatar.example/staff/2026/LX100001.png'],
  ['https://img.example/a.png', 'https://img.example/a.png'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
])(
  'the picture %s of a person is found below the base of the environment or at its own address',
  (avatar, found) => {
    expect(address(avatar)).toBe(found);
  },
);

it.each([
  '',
  '../secret.png',
  'a/../../b.png',
  'https://elsewhere.example/a.png',
  'javascript:alert(1)',
  'a b.png',
])('the picture %j of a person is not fetched', (avatar) => {
  expect(address(avatar)).toBe('');
});

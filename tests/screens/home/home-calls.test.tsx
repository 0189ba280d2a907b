import { expect, it } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { homeCalls } from '../../simulation/home-visit';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

const { atOnce, whoIsHere, afterwards, team } = homeCalls;
const names = (...waves: (readonly Endpoint[])[]) =>
  waves
    .flat()
    .map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
    .sort();
const sent = () =>
  sentCalls()
    .map(({ call }) => call)
    .sort();

it('/home asks what the simulation of many phones takes it to ask, each as often and in the same order', async () => {
  await fault(
    { call: 'queryUserInfo', kind: 'delay', value: 3_000 },
    { call: 'accountInfo', kind: 'delay', value: 3_000 },
  );
  await openApp('/home');
  expect(sent()).toEqual(names(atOnce));
  await pass(3_000);
  await settled();
  expect(sent()).toEqual(names(atOnce, whoIsHere, afterwards));
  await pass(3_000);
  await settled();
  expect(sent()).toEqual(names(atOnce, whoIsHere, afterwards, team));
});

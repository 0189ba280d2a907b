// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanAddress } from '@/qa/capsule/clean-address';
import { recordWay, walkGivenWay, wayGiven, wayTaken } from '@/qa/capsule/way';

const told: string[] = [];

/** A page that is loaded at an address of a fresh tab. */
function load(address: string): void {
  sessionStorage.clear();
  window.history.replaceState(null, '', `/#${address}`);
  sessionStorage.clear();
  // A fresh tab has no marks in its history.
  Object.getPrototypeOf(window.history).replaceState.call(window.history, null, '', `/#${address}`);
  recordWay((each) => told.push(each));
}
const push = (address: string) => window.history.pushState({ idx: 1 }, '', `/#${address}`);

beforeEach(() => {
  told.length = 0;
});

describe('the way that a capsule takes along', () => {
  it('is that of the visited pages, each of which is told', () => {
    load('/home');
    push('/news-list');
    push('/news-detail?id=A1');
    expect(wayTaken()).toEqual(['/home', '/news-list', '/news-detail?id=A1']);
    expect(told).toEqual(wayTaken());
  });

  it('has the page in the place of the one that it replaced', () => {
    load('/accountdetails/0');
    window.history.replaceState(null, '', '/#/longballDetail');
    expect(wayTaken()).toEqual(['/longballDetail']);
  });

  it('has an entry once that only opened a sheet of its page', () => {
    load('/home');
    push('/transfer1');
    push('/transfer1');
    expect(wayTaken()).toEqual(['/home', '/transfer1']);
  });

  it('ends at the page that was gone back to, and goes on from there', () => {
    load('/home');
    push('/news-list');
    push('/search');
    // The test's window goes back without an event.
    const { history } = window;
    Object.getPrototypeOf(history).replaceState.call(history, { qaEntry: 1 }, '', '/#/news-list');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(wayTaken()).toEqual(['/home', '/news-list']);
    push('/guide');
    expect(wayTaken()).toEqual(['/home', '/news-list', '/guide']);
  });

  it('goes on where an address was typed', () => {
    load('/home');
    const { history } = window;
    Object.getPrototypeOf(history).replaceState.call(history, null, '', '/#/guide');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(wayTaken()).toEqual(['/home', '/guide']);
  });

  it('survives a reload', () => {
    load('/home');
    push('/news-list');
    recordWay(() => undefined);
    expect(wayTaken()).toEqual(['/home', '/news-list']);
  });

  it('is walked once: its last address is shown, and the router can go back along it', () => {
    load('/guide');
    const entries = window.history.length;
    wayGiven(['/home', '/news-list?kind=welfare']);
    walkGivenWay();
    expect(window.location.hash).toBe('#/news-list?kind=welfare');
    expect(window.history.length).toBe(entries + 1);
    expect(window.history.state).toMatchObject({ idx: 1 });
    recordWay(() => undefined);
    expect(wayTaken()).toEqual(['/home', '/news-list?kind=welfare']);
    walkGivenWay();
    expect(window.history.length).toBe(entries + 1);
  });
});

describe('an address of the way', () => {
  it.each([
    ['/longballDetail?token=lx-LX100001&month=2026-11', '/longballDetail?month=2026-11'],
    ['/home?bToken=b-1&disposableKey=k&uniqueKey=u&lxToken=x', '/home'],
    ['/zhongxinLogin?code=AB12&redirectUrl=%2Fhome', '/zhongxinLogin?redirectUrl=%2Fhome'],
    ['/activity-transfer?redirectUrl=https%3A%2F%2Fa.example%2F%3Ftoken%3Dabc', '/activity-transfer'],
    ['/scan-pay?code=YUNSHAN01', '/scan-pay?code=YUNSHAN01'],
    ['/order-detail?id=26112109410007', '/order-detail?id=26112109410007'],
    ['/rechargeTel?number=138+0013+8000', '/rechargeTel?number=13800138000'],
  ])('%s is kept as %s', (address, kept) => {
    expect(cleanAddress(address)).toBe(kept);
  });
});

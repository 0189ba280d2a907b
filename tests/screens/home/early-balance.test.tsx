import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, reload } from '../../support/render-app';

const slowIdentity = { call: 'queryUserInfo', kind: 'delay', value: 3_000 } as const;
const asked = () => sentCalls('accountInfo').length;

describe('the question for the balance', () => {
  it('waits at a first visit until the gateway has said who is here', async () => {
    await fault(slowIdentity);
    await openApp('/home');
    expect(asked()).toBe(0);
    await pass(3_000);
    expect(asked()).toBe(1);
  });

  it('leaves at once at a later visit of the same session, and is asked no second time', async () => {
    await openApp('/home');
    const before = asked();
    await fault(slowIdentity);
    await reload();
    expect(asked()).toBe(before + 1);
    expect(screen.getByText(/^截至 /)).toBeInTheDocument();
    await pass(3_500);
    expect(asked()).toBe(before + 1);
    expect(screen.queryByText(/^截至 /)).toBeNull();
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
  });
});

import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { environment } from '@/app/environment';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { sessionGiven } from '@/state/session';
import { confirm, openConfirmation } from '../../support/actions';
import { chen, me, zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, clearFaults, fault, sentCalls, transfers } from '../../support/gateways/screen-network';
import { fillThree } from '../../support/own-amounts';
import { pass, reload, settled } from '../../support/render-app';

const su = person(4).usercode;

describe('individual amounts whose answer was lost', () => {
  afterEach(() => {
    environment.keylessGateways.length = 0;
  });

  it('are found by their key, and sent once', async () => {
    await fault({ call: 'batchTransfer', kind: 'drop', when: 'after', times: 3 });
    await fillThree();
    await openConfirmation();
    await confirm();
    await pass(3_000);
    await settled();
    expect(window.location.hash).toMatch(/^#\/rewardDetail/);
    expect(await transfers()).toHaveLength(1);
  });

  it('are looked up after a reload instead of sent again, and are not shown to the next person', async () => {
    await fault({ call: 'batchTransfer', kind: 'hang', when: 'after' });
    await fault({ call: 'queryByIdempotencyKey', kind: 'drop', times: 'always' });
    await fillThree();
    await openConfirmation();
    await confirm();
    window.location.hash = '#/transfer-page';
    await reload();
    expect(screen.getByText(/送给陈思远.*合计 262\.8 龙币/)).toBeInTheDocument();
    sessionGiven({ token: `lx-${chen}`, loginToken: `key-${chen}` });
    await reload();
    expect(screen.getByRole('heading', { name: '最近送过' })).toBeInTheDocument();
    expect(screen.queryByText(/262\.8/)).toBeNull();
    sessionGiven({ token: `lx-${me}`, loginToken: `key-${me}` });
    await clearFaults();
    await reload();
    await pass(6_000);
    expect(sentCalls('batchTransfer')).toHaveLength(1);
    expect(await transfers()).toMatchObject([{ own: { [chen]: 1880, [zhou]: 660, [su]: 88 } }]);
  });

  it.each([
    ['are found in the records by who got how much', ['188', '66', '8.8'], true],
    // The same people and the same sum, with other individual amounts.
    ['are not mistaken for another transfer of the same people and sum', ['66', '188', '8.8'], false],
  ])('without idempotency keys %s', async (_, newest, isFound) => {
    environment.keylessGateways.push('wallet');
    await fillThree();
    const others = { [chen]: newest[0], [zhou]: newest[1], [su]: newest[2] };
    await fault({ call: 'batchTransfer', kind: 'drop', when: 'before', times: 'always' });
    await openConfirmation();
    await confirm();
    await changeWorld((state) => ({
      ...state,
      transfers: [
        {
          id: 'T9000001',
          time: Date.now(),
          accountType: 0,
          from: me,
          to: [chen, zhou, su],
          money: tenths(0),
          own: Object.fromEntries(
            Object.entries(others).map(([usercode, coins]) => [usercode, tenths(Number(coins) * 10)]),
          ),
          text: '恭喜发财！',
          tag: '',
        },
      ],
    }));
    await pass(40_000);
    await settled();
    expect(window.location.hash.startsWith('#/rewardDetail')).toBe(isFound);
  });
});

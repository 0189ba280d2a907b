import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import { tap, typeAmount, visit } from '../../support/actions';
import { fault } from '../../support/gateways/screen-network';
import { openApp, settled } from '../../support/render-app';

const sheet = () => screen.getByRole('dialog', { name: '确认奖励' });
const isTeam = () => document.documentElement.dataset['lcAccount'] === 'team';

/** Fills a reward for 陈思远 up to its confirmation. */
async function confirmReward(): Promise<void> {
  recipientsChosen([person(1)]);
  await openApp('/transfer2');
  await typeAmount('50');
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  await settled();
  await tap('button', /^发出奖励 /);
}

describe('a reward', () => {
  it('has the colours of the incentive account on each of its pages, and no other page has them', async () => {
    for (const address of ['/transfer2', '/transfer4', '/orderreward2', '/rewardUsers?for=/transfer2']) {
      await openApp(address);
      expect(isTeam()).toBe(true);
      await visit('/home');
      expect(isTeam()).toBe(false);
      cleanup();
    }
    for (const address of ['/transfer1', '/transfer3', '/orderreward1', '/rewardUsers?for=/transfer3']) {
      await openApp(address);
      expect(isTeam()).toBe(false);
      cleanup();
    }
  });

  it('is called a reward up to its receipt, which has the colours too', async () => {
    await confirmReward();
    expect(screen.getByRole('heading', { name: '奖励谁' })).toBeInTheDocument();
    expect(sheet()).toHaveTextContent('发出后余');
    expect(sheet()).toHaveTextContent('即时到账，发出后不能撤回');
    await tap('button', /^确认发出 /);
    await settled();
    expect(screen.getByRole('heading', { name: '奖励详情' })).toBeInTheDocument();
    expect(screen.getByText('奖励已送到')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '再发一份奖励' })).toBeInTheDocument();
    expect(isTeam()).toBe(true);
  });

  it('is called a reward when it was refused', async () => {
    await confirmReward();
    await fault({ call: 'batchTransfer', kind: 'code', value: '5999', times: 'always' });
    await tap('button', /^确认发出 /);
    await settled();
    expect(sheet()).not.toHaveTextContent('转');
  });
});

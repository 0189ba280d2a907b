import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { confirm, fillTransfer, openConfirmation } from '../support/actions';
import { chen } from '../support/mock-gateways';
import { openApp, reload, settled } from '../support/render-app';
import { fault, gatewayState } from '../support/screen-network';
import { sessionGiven } from '@/state/session';

const address = async () => {
  const [transfer] = Object.values((await gatewayState()).transfers);
  return `/rewardDetail?id=${transfer?.id ?? ''}`;
};

async function send(): Promise<void> {
  await fillTransfer();
  await openConfirmation();
  await confirm();
  await settled();
}

describe('one transfer', () => {
  it('reads as sent for the sender, and still does after the page was loaded anew', async () => {
    await send();
    window.location.hash = `#${await address()}`;
    await reload();
    expect(screen.getByRole('main')).toHaveTextContent(/已转出.*88\.0.*陈思远/);
  });

  it('reads as received for the receiver, with who sent it', async () => {
    await send();
    sessionGiven({ token: `lx-${chen}`, loginToken: `lx-${chen}` });
    window.location.hash = `#${await address()}`;
    await reload();
    expect(screen.getByRole('main')).toHaveTextContent(/已收到.*88\.0.*恭喜发财！.*林晓禾/);
  });

  it('is none where the id belongs to nobody', async () => {
    await openApp('/rewardDetail?id=T9999999');
    expect(screen.getByRole('button', { name: '转账' })).toBeInTheDocument();
    expect(screen.getByText('还没有转账')).toBeInTheDocument();
  });

  it.each(['html', 'wrong-shape', 'garbled'] as const)(
    'is an error that can be read where the answer is %s',
    async (kind) => {
      await fault({ call: 'queryTransfer', kind, times: 'always' });
      await openApp('/rewardDetail?id=T0000001');
      expect(screen.getByRole('alert')).toHaveTextContent('服务器的答复无法识别，请稍后再试');
    },
  );
});

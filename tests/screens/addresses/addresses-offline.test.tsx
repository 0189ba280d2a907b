import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { main, tap } from '../../support/actions';
import { sentCalls } from '../../support/gateways/screen-network';
import { controlDevice, setOnline } from '../../support/hosts/device';
import { openApp, pass, settled } from '../../support/render-app';

controlDevice();

describe('without a network', () => {
  it('an address is not sent, and what was typed stays', async () => {
    await openApp('/addressInformation?edit=D2');
    await setOnline(false);
    const detail = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '详细地址' });
    fireEvent.change(detail, { target: { value: '桐荫路 60 号' } });
    await settled();
    await tap('button', '保存地址');
    expect(main()).toHaveTextContent('没有存上：网络不可用，请检查您的网络设置');
    expect(sentCalls('saveAddress')).toHaveLength(0);
    expect(detail.value).toBe('桐荫路 60 号');
    await setOnline(true);
    await tap('button', '保存地址');
    expect(main()).toHaveTextContent('桐荫路 60 号');
  });

  it('a prize is not claimed, now or later, and can be claimed with the network again', async () => {
    await openApp('/activityPrize');
    await setOnline(false);
    expect(screen.getByRole('button', { name: '领取50 龙币' })).toBeDisabled();
    await tap('button', '领取50 龙币');
    await setOnline(true);
    await pass(1_000);
    expect(sentCalls('claimAward')).toHaveLength(0);
    await tap('button', '领取50 龙币');
    expect(main()).toHaveTextContent('已到账');
  });
});

import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { secretOf } from '@/areas/prepaid/mocks/own-cards';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { goBack, main, tap } from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';
import { enterCode, newestCode, otherThan, typePassword } from '../../support/secrets';

const grouped = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');
const newestCard = 'J0000005';
const shownCode = () => screen.queryByText(grouped(secretOf(newestCard).cardCode));

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

async function reveal(): Promise<void> {
  await tap('button', '输入支付密码查看');
  await typePassword(usualPassword);
  await settled();
}

async function hidePage(): Promise<void> {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
}

describe('the code of a card', () => {
  it('is shown after the password, in groups, and hidden again after 30 s', async () => {
    await openApp('/jdCardHome');
    await reveal();
    expect(shownCode()).toBeInTheDocument();
    expect(main()).toHaveTextContent(grouped(secretOf(newestCard).cardNumber));
    expect(screen.getByText('30 秒后自动收起')).toBeInTheDocument();
    await pass(29_000);
    expect(shownCode()).toBeInTheDocument();
    await pass(1_000);
    expect(shownCode()).toBeNull();
    expect(screen.getByText('卡密已隐藏')).toBeInTheDocument();
  });

  it('is hidden by its button, with the page, with another card and with leaving', async () => {
    await openApp('/jdCardHome');
    await reveal();
    await tap('button', '收起卡密');
    expect(shownCode()).toBeNull();
    await reveal();
    await hidePage();
    expect(shownCode()).toBeNull();
    await reveal();
    await tap('button', /^E 卡 500/);
    await tap('button', /^E 卡 200/);
    expect(shownCode()).toBeNull();
    await reveal();
    await tap('link', '用完的');
    await goBack();
    expect(shownCode()).toBeNull();
  });

  it('is neither on the device nor in the address, and in the clipboard only where it was copied', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await openApp('/jdCardHome');
    await reveal();
    const { cardCode, cardNumber } = secretOf(newestCard);
    const stored = JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
    for (const secret of [cardCode, cardNumber, grouped(cardCode)]) {
      expect(stored).not.toContain(secret);
      expect(window.location.href).not.toContain(secret);
    }
    expect(writeText).not.toHaveBeenCalled();
    await tap('button', '复制卡密');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(cardCode);
  });

  it('stays hidden after a wrong password, which says how many tries are left', async () => {
    await openApp('/jdCardHome');
    await tap('button', '输入支付密码查看');
    await typePassword(otherThan(usualPassword));
    await settled();
    expect(screen.getByText(/还可以试 4 次/)).toBeInTheDocument();
    expect(sentCalls('secret')).toEqual([]);
  });

  it('is shown after a code by SMS where the password is locked', async () => {
    await changeWorld((state) => withSecurity(state, me, { lockedUntil: pinned + 600_000 }));
    await openApp('/jdCardHome');
    await tap('button', '验证短信查看');
    await settled();

    await enterCode(await newestCode());
    await settled();
    expect(shownCode()).toBeInTheDocument();
  });

  it('is fetched again without another password where the answer got lost', async () => {
    await openApp('/jdCardHome');
    await fault({ call: 'cardOrders/secret', kind: 'drop', when: 'after', times: 3 });
    await tap('button', '输入支付密码查看');
    await typePassword(usualPassword);
    await pass(5_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await tap('button', '输入支付密码查看');
    await settled();
    expect(shownCode()).toBeInTheDocument();
    expect(sentCalls('checkPassword')).toHaveLength(1);
  });
});

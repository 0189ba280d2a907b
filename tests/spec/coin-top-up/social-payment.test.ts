// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { socialPayment } from '@/areas/coin-top-up/endpoints';
import { tenths } from '@/domain/money';
import { readable } from '@/mocks/core/calls';
import { CashierShop } from '../../support/cashier';
import { chen } from '../../support/gateways/mock-gateways';
import { acceptSignature, controlTimers, payment } from '../../support/hosts/host-calls';
import { openIn, type NativeCall } from '../../support/hosts/native-sides';

controlTimers();

describe('the payment of the social app', () => {
  const asked = async (errMsg: string) => {
    const calls: NativeCall[] = [];
    const { host, kinds } = await openIn('social-browser', (call) => {
      if (acceptSignature(call)) return;
      calls.push(call);
      call.answer({ errMsg });
    });
    const outcome = await host.requestPayment(payment).then(
      () => 'paid',
      (error: unknown) => error,
    );
    return { outcome, calls, kinds };
  };

  it('is asked for with what the gateway has signed', async () => {
    const { outcome, calls } = await asked('getBrandWCPayRequest:ok');
    expect(outcome).toBe('paid');
    expect(calls.map(({ method }) => method)).toEqual(['getBrandWCPayRequest']);
    expect(calls[0]?.params).toMatchObject({
      package: 'prepay_id=wx1',
      paySign: 'signed',
      nonceStr: 'nonce',
    });
  });

  it('that the person closes is cancelled, and one that fails is refused', async () => {
    const closed = await asked('getBrandWCPayRequest:cancel');
    expect(closed.outcome).toEqual(new closed.kinds.HostFailure('cancelled'));
    const failed = await asked('getBrandWCPayRequest:fail');
    expect(failed.outcome).toBeInstanceOf(failed.kinds.HostRefusal);
  });
});

describe('the gateway', () => {
  it('signs an order that waits for the third party, for its buyer alone, and always the same payment', async () => {
    const shop = new CashierShop();
    const { id } = await shop.data(coinTopUpOrder, { money: tenths(500) }, { key: 'o' });
    expect(await shop.say(socialPayment, { id }, { key: 'a' })).toMatchObject({ code: '5603' });
    await shop.pay(id, { way: 'card', coins: tenths(0), thirdParty: tenths(500) });
    const first = await shop.data(socialPayment, { id }, { key: 'b' });
    shop.real += 5_000;
    const second = await shop.data(socialPayment, { id }, { key: 'c' });
    expect(second.package).toBe(first.package);
    expect(await shop.say(socialPayment, { id }, { key: 'd', as: chen })).toMatchObject({ code: '5601' });
    await shop.thirdParty(id, 'paid');
    expect(await shop.say(socialPayment, { id }, { key: 'e' })).toMatchObject({ code: '5603' });
    expect(readable(JSON.stringify(first))).not.toContain(first.paySign);
  });
});

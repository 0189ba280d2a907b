import { useNavigate } from 'react-router-dom';
import { getCouponList, updateCouponUsedStatus, type Coupon } from '@/api/endpoints/coupon';
import { coupons } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { couponValidity, type CouponShop } from '@/domain/life/coupon';
import { useNow } from '@/flows/clock/use-now';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { voucherMessages } from '../messages';
import { VoucherConditions } from './voucher-conditions';
import { VoucherPass } from './voucher-pass';
import styles from './voucher-page.module.css';

const noPeriods = [] as const;
/** Where the app itself takes vouchers; others are shown at a till. */
const places = {
  taxi: '/newDidiHome',
  'top-up': '/rechargeNew',
  mall: '/newHome',
  shops: null,
} as const satisfies Record<CouponShop, string | null>;

/** The page of a voucher. */
export function VoucherPage({ id }: { id: string }) {
  const messages = useMessages(voucherMessages);
  const query = useEndpoint(getCouponList, {});
  return (
    <DetailPage
      isWhole
      title={messages.title}
      query={partOf(query, (data) => data.coupons.find((each) => each.id === id) ?? null)}
      failed={messages.failed}
      loading={messages.loading}
      bars={[440, 160]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toList, to: href('/order-newlist', { tab: 'coupons' }), replace: true },
      }}
    >
      {(voucher) => <Loaded voucher={voucher} />}
    </DetailPage>
  );
}

function Loaded({ voucher }: { voucher: Coupon }) {
  const messages = useMessages(voucherMessages);
  const navigate = useNavigate();
  const now = useNow(noPeriods);
  const { isBusy, offReason, send } = useWrite(updateCouponUsedStatus, {
    refresh: () => Promise.all([invalidate(getCouponList), invalidate(coupons)]),
    shownAs: 'toast',
  });
  const { id, shop, expiresAt } = voucher;
  const isOver = couponValidity(expiresAt, now).kind === 'over';
  const state = voucher.state === 'usable' && isOver ? 'expired' : voucher.state;
  const place = places[shop];
  const handleUsed = () => send({ id }, () => notify(messages.marked));
  return (
    <Page
      title={messages.title}
      {...(state === 'usable'
        ? {
            actionBar: (
              <Inline align="stretch" className={styles.actionBar}>
                {place !== null && (
                  <Button variant="outlined" onClick={() => void navigate(href(place))}>
                    {messages.toUse}
                  </Button>
                )}
                <ConfirmedButton
                  label={messages.markUsed}
                  keepLabel={messages.keep}
                  title={messages.markTitle}
                  variant="filled"
                  busy={isBusy}
                  offReason={offReason}
                  onConfirm={handleUsed}
                >
                  {messages.markLine}
                </ConfirmedButton>
              </Inline>
            ),
          }
        : {})}
    >
      <VoucherPass voucher={voucher} state={state} now={now} />
      <VoucherConditions voucher={voucher} />
    </Page>
  );
}

import { useNavigate } from 'react-router-dom';
import { getCouponList, updateCouponUsedStatus, type Coupon } from '@/api/endpoints/coupon';
import { href } from '@/domain/href';
import { isInForce } from '@/domain/life/coupon';
import { useNow } from '@/flows/clock/use-now';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { voucherMessages } from '../messages';
import { voucherPlace, voucherState } from '../voucher-use';
import { VoucherConditions } from './voucher-conditions';
import { VoucherPass } from './voucher-pass';

const noPeriods = [] as const;

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
  const state = voucherState(voucher, now);
  const place = voucherPlace(voucher);
  const actionBar =
    place === null ? (
      <MarkUsed id={voucher.id} />
    ) : (
      <Button variant="filled" onClick={() => void navigate(place)}>
        {messages.toUse}
      </Button>
    );
  return (
    <Page title={messages.title} {...(state === 'usable' && isInForce(voucher, now) ? { actionBar } : {})}>
      <VoucherPass voucher={voucher} state={state} now={now} />
      <VoucherConditions voucher={voucher} />
    </Page>
  );
}

/** The gateways do not hear of what a till scans: the person says it. */
function MarkUsed({ id }: { id: string }) {
  const messages = useMessages(voucherMessages);
  const { isBusy, offReason, send } = useWrite(updateCouponUsedStatus, {
    refresh: () => invalidate(getCouponList),
    shownAs: 'toast',
  });
  return (
    <ConfirmedButton
      label={messages.markUsed}
      keepLabel={messages.keep}
      title={messages.markTitle}
      variant="filled"
      busy={isBusy}
      offReason={offReason}
      onConfirm={() => send({ id }, () => notify(messages.marked))}
    >
      {messages.markLine}
    </ConfirmedButton>
  );
}

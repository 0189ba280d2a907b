import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getCouponList, type Coupon as Voucher } from '@/api/endpoints/coupon';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { couponTerm, couponTerms, couponValidity, isInForce } from '@/domain/life/coupon';
import { useNow } from '@/flows/clock/use-now';
import { QueryView } from '@/flows/query-view/query-view';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Coupon } from '@/ui/money/coupon';
import { Note, Text, Title } from '@/ui/text/text';
import { voucherMessages } from '../messages';
import { validityText, voucherEnd, voucherPlace, voucherState } from '../voucher-use';
import { voucherWorth } from '../voucher-worth';
import styles from './voucher-list.module.css';

const noPeriods = [] as const;

const pageOf = ({ id }: Voucher) => href('/order-newDetail', { voucher: id });
const endOf = ({ usedAt, expiresAt }: Voucher) => usedAt ?? expiresAt;

/** The vouchers of a person: those to use by how soon they expire, or those that are over. */
export function VoucherList({ keyword }: { keyword: string }) {
  const messages = useMessages(voucherMessages);
  const query = useEndpoint(getCouponList, {});
  const now = useNow(noPeriods);
  const [showsOver, setShowsOver] = useState(false);
  return (
    <QueryView
      query={query}
      title={messages.failed}
      art={<Illustration variant="error" />}
      skeleton={<Skeleton label={messages.loading} bars={[28, 92, 92, 28, 92, 92]} />}
    >
      {({ coupons }) => {
        const found = coupons.filter(({ name }) => name.includes(keyword.trim()));
        const isUsable = (each: Voucher) => voucherState(each, now) === 'usable';
        return (
          <>
            {showsOver ? (
              <OverVouchers vouchers={found.filter((each) => !isUsable(each))} />
            ) : (
              <UsableVouchers vouchers={found.filter(isUsable)} now={now} isSearch={keyword.trim() !== ''} />
            )}
            <Text as="p" paddingY={4} textAlign="center">
              <Button variant="quiet" onClick={() => setShowsOver(!showsOver)}>
                {showsOver ? messages.toUsable : messages.toOver}
              </Button>
            </Text>
          </>
        );
      }}
    </QueryView>
  );
}

interface UsableProps {
  vouchers: readonly Voucher[];
  now: number;
  isSearch: boolean;
}

function UsableVouchers({ vouchers, now, isSearch }: UsableProps) {
  const messages = useMessages(voucherMessages);
  const navigate = useNavigate();
  if (vouchers.length === 0)
    return isSearch ? (
      <ResultState art={<Illustration variant="search" />} title={messages.noMatch} />
    ) : (
      <ResultState
        art={<Illustration variant="empty" />}
        title={messages.none}
        description={messages.noneLine}
        action={{ label: messages.toActivities, onClick: () => void navigate(href('/allActivity')) }}
      />
    );
  const groups = couponTerms
    .map((term) => ({ term, own: vouchers.filter(({ expiresAt }) => couponTerm(expiresAt, now) === term) }))
    .filter(({ own }) => own.length > 0);
  return groups.map(({ term, own }, index) => (
    <section key={term} aria-label={messages.terms[term]}>
      <div className={styles.head}>
        <Title marginRight={2}>{messages.terms[term]}</Title>
        <Note
          as="span"
          tone="tertiary"
          className={styles.count}
          data-soon={term === 'day' || term === 'days'}
        >
          {messages.sheets(own.length)}
        </Note>
        {index === 0 && (
          <Note as="span" marginLeft="auto">
            {messages.soonestFirst}
          </Note>
        )}
      </div>
      <ul>
        {own.map((voucher) => (
          <li key={voucher.id} className={styles.voucher}>
            <Coupon
              {...voucherWorth(voucher, messages)}
              name={voucher.name}
              note={messages.shops[voucher.shop]}
              validity={validityText(voucher, now, messages)}
              urgent={couponValidity(voucher.expiresAt, now).kind === 'days'}
              to={pageOf(voucher)}
              use={
                isInForce(voucher, now)
                  ? {
                      label: voucherPlace(voucher) === null ? messages.show : messages.toUse,
                      onClick: () => void navigate(voucherPlace(voucher) ?? pageOf(voucher)),
                    }
                  : { gone: messages.notYet }
              }
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function OverVouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(voucherMessages);
  if (vouchers.length === 0)
    return <ResultState art={<Illustration variant="empty" />} title={messages.noneOver} />;
  // What was over last stands first.
  const groups = (['used', 'expired'] as const).map((state) => ({
    state,
    own: vouchers
      .filter((voucher) => (voucher.state === 'used') === (state === 'used'))
      .sort((one, other) => fromMoment(endOf(other)) - fromMoment(endOf(one))),
  }));
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ state, own }) => (
      <section key={state} aria-label={messages.states[state]}>
        <div className={styles.head}>
          <Title marginRight={2}>{messages.states[state]}</Title>
          <Note as="span" tone="tertiary" className={styles.count}>
            {messages.sheets(own.length)}
          </Note>
        </div>
        <ul>
          {own.map((voucher) => (
            <li key={voucher.id} className={styles.voucher}>
              <Coupon
                {...voucherWorth(voucher, messages)}
                name={voucher.name}
                note={messages.shops[voucher.shop]}
                validity={voucherEnd(voucher, messages, formatMoment)}
                to={pageOf(voucher)}
                use={{ gone: messages.states[state] }}
              />
            </li>
          ))}
        </ul>
      </section>
    ));
}

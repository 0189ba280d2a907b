import { Link } from 'react-router-dom';
import type { Coupon } from '@/api/endpoints/coupon';
import { href } from '@/domain/href';
import { couponValidity } from '@/domain/life/coupon';
import { sceneEntrance } from '@/domain/life/scenes';
import { formatQuick } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Stack } from '@/ui/layout/box';
import { Caption } from '@/ui/text/text';
import { lifeMessages } from '../messages';
import { useVouchersInForce } from '../use-vouchers-in-force';
import { Section } from './section';
import { SectionPlaceholder } from './section-placeholder';
import { SideRow } from './side-row';
import styles from './vouchers.module.css';

const maxShown = 6;

/** The usable vouchers, those that expire first at the front; renders nothing where there are none. */
export function Vouchers() {
  const messages = useMessages(lifeMessages);
  const { query, now, vouchers: usable } = useVouchersInForce();
  if (usable?.length === 0) return null;
  const more =
    usable === undefined
      ? undefined
      : { word: messages.voucherCount(usable.length), to: sceneEntrance('vouchers').to };
  return (
    <Section title={messages.vouchers} more={more}>
      {usable === undefined ? (
        <SectionPlaceholder query={query} title={messages.vouchersFailed} bars={[66]} />
      ) : (
        <SideRow rows={usable.slice(0, maxShown)} keyOf={({ id }) => id}>
          {(coupon) => <Ticket coupon={coupon} now={now} />}
        </SideRow>
      )}
    </Section>
  );
}

function Ticket({ coupon: { id, name, worth, expiresAt }, now }: { coupon: Coupon; now: number }) {
  const messages = useMessages(lifeMessages);
  const validity = couponValidity(expiresAt, now);
  return (
    <Link className={styles.ticket} to={href('/order-newDetail', { voucher: id })}>
      <span className={styles.stub}>
        <span className={styles.worth}>
          {worth.kind === 'coins' ? formatQuick(worth.amount) : messages.rate(worth.rate)}
        </span>
        <span className={styles.unit}>
          {worth.kind === 'coins' ? messages.worthCoins : messages.worthRate}
        </span>
      </span>
      <Stack as="span" grow justify="center" paddingY={2.5} paddingX={3}>
        <b className={styles.name}>{name}</b>
        <Caption as="span" className={styles.validity} data-urgent={validity.kind === 'days'}>
          {messages.validity(validity)}
        </Caption>
      </Stack>
    </Link>
  );
}

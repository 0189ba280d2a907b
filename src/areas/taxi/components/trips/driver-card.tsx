import type { Driver } from '@/areas/taxi/endpoints/taxi-ride';
import { taxiRideMessages } from '@/areas/taxi/messages';
import { seatsOf, type CarKind } from '@/areas/taxi/rules/car-kind';
import { phoneAddress } from '@/domain/external-links/phone-address';
import { formatCount } from '@/domain/money';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { useMessages } from '@/messages/language';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { PhoneLink } from '@/ui/people/phone-link';
import { Caption, Note } from '@/ui/text/text';
import { CarPicture, DriverPicture } from './driver-pictures';
import styles from './driver-card.module.css';

/** Who drives and in which car, with the ways to reach the driver. */
export function DriverCard({ driver, kind }: { driver: Driver; kind: CarKind }) {
  const messages = useMessages(taxiRideMessages);
  const [isBusy, run] = useSingleTask();
  const { name, plate, car, rating, years, trips, phone } = driver;
  const stars = `${Math.floor(rating / 10)}.${rating % 10}`;
  const [region = '', number = ''] = plate.split('·');
  const text = phoneAddress(phone)?.replace(/^tel:/, 'sms:');
  return (
    <section className={styles.card} aria-label={messages.driver}>
      <Inline wrap>
        <DriverPicture />
        <div className={styles.who}>
          <Inline as="p" size="title-s" weight="bold">
            {name}
            <span className={styles.rating}>
              <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                <path
                  className={styles.star}
                  d="M7 1l1.800 3.700 4.100.6-3 2.900.7 4L7 10.300l-3.600 1.900.7-4-3-2.900 4.100-.6z"
                />
              </svg>
              <span className="visuallyHidden">{messages.rating(stars)}</span>
              <span aria-hidden="true">{stars}</span>
            </span>
          </Inline>
          <Note>{messages.career(years, formatCount(trips))}</Note>
        </div>
        <CarPicture />
      </Inline>
      <Inline wrap justify="between" marginTop={3}>
        <span className={styles.plate}>
          <span className="visuallyHidden">{messages.plate(plate)}</span>
          <span aria-hidden="true">
            <b className={styles.region}>{region.slice(0, 1)}</b>
            {region.slice(1)}
            <i className={styles.dot} />
            {number}
          </span>
        </span>
        <p className={styles.model}>
          {car}
          <Caption as="span" display="block" tone="tertiary">
            {messages.seats(messages.kind[kind], seatsOf[kind])}
          </Caption>
        </p>
      </Inline>
      <Inline marginTop={3} align="stretch">
        <PhoneLink number={phone} className={styles.action}>
          <Icon name="phone" size={18} />
          {messages.call}
        </PhoneLink>
        {text !== undefined && (
          <a className={styles.action} href={text}>
            <Icon name="edit" size={18} />
            {messages.message}
          </a>
        )}
        <button
          type="button"
          className={styles.action}
          disabled={isBusy}
          onClick={() => run(openCustomerService)}
        >
          <Icon name="service" size={18} />
          {messages.service}
        </button>
      </Inline>
    </section>
  );
}

import type { Authorisation } from '@/api/endpoints/payment-authorisation';
import { agreementMessages } from '@/messages/agreements';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { Tag } from '@/ui/feedback/tag';
import styles from './authorisation-row.module.css';
import { PartnerTile } from './partner-tile';

interface AuthorisationRowProps {
  authorisation: Authorisation;
  isExpired: boolean;
  onOpen: () => void;
}

/** One authorisation in the list: partner, kind and period. */
export function AuthorisationRow({ authorisation, isExpired, onOpen }: AuthorisationRowProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(agreementMessages);
  const { partner, kind, since, until } = authorisation;
  const [firstDay, lastDay] = [since, until].map((moment) => formatMoment(moment, 'date'));
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <PartnerTile name={partner} />
        <span className={styles.texts}>
          <span className={styles.name}>
            {partner}
            <Tag tone={isExpired ? 'plain' : kind === 'payment' ? 'gold' : 'info'}>
              {messages.kinds[kind]}
            </Tag>
          </span>
          <span className={styles.line}>
            {isExpired ? messages.ended(lastDay ?? '') : messages.lasts(firstDay ?? '', lastDay ?? '')}
          </span>
        </span>
        <Icon name="forward" size={16} />
      </button>
    </li>
  );
}

import type { Authorisation } from '@/api/endpoints/payment-authorisation';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { Icon } from '@/ui/media/icon';
import { Caption } from '@/ui/text/text';
import { agreementMessages } from '../messages';
import { PartnerTile } from './partner-tile';
import styles from './authorisation-row.module.css';

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
    <Box as="li" divider="between">
      <ListRow as="button" type="button" width="full" paddingY={3} className={styles.row} onClick={onOpen}>
        <PartnerTile name={partner} />
        <Box as="span" grow marginLeft={3}>
          <Inline as="span" wrap className={styles.name}>
            {partner}
            <Tag tone={isExpired ? 'plain' : kind === 'payment' ? 'gold' : 'info'}>
              {messages.kinds[kind]}
            </Tag>
          </Inline>
          <Caption as="span" display="block">
            {isExpired ? messages.ended(lastDay ?? '') : messages.lasts(firstDay ?? '', lastDay ?? '')}
          </Caption>
        </Box>
        <Icon name="forward" size={16} />
      </ListRow>
    </Box>
  );
}

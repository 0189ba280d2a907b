import type { Moment } from '@/domain/moment';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import { agreementMessages } from '../messages';
import styles from './consent-status.module.css';

/** The current version of the agreement, and the version that the person agreed to, if any. */
export interface Consent {
  current: string;
  agreed: { version: string; time: Moment } | null;
}

/** Whether redeeming may go without the password, because the agreed version is the current one. */
export function isInForce({ current, agreed }: Consent): boolean {
  return agreed?.version === current;
}

/** The status of the person's consent and its consequence. */
export function ConsentStatus({ consent }: { consent: Consent }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(agreementMessages);
  const { current, agreed } = consent;
  const inForce = isInForce(consent);
  const [title, description] =
    agreed === null
      ? [messages.notAgreed, messages.notAgreedLine]
      : inForce
        ? [messages.agreedOn(agreed.version, formatMoment(agreed.time, 'full')), messages.agreedLine]
        : [messages.outdated(current), messages.outdatedLine(agreed.version)];
  return (
    <Card>
      <Inline
        align="start"
        className={styles.status}
        data-tone={inForce ? 'success' : agreed === null ? 'plain' : 'warning'}
      >
        <Icon name={inForce ? 'check' : agreed === null ? 'lock' : 'warning'} size={22} />
        <Box minWidth={0} marginLeft={3}>
          <Text as="p" weight="bold">
            {title}
          </Text>
          <Note marginTop={0.5}>{description}</Note>
        </Box>
      </Inline>
    </Card>
  );
}

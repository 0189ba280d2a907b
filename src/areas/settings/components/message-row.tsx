import { toClock, toDay, toMoment } from '@/domain/business-time';
import { screens, type Address } from '@/domain/screens';
import type { HistoryMessage } from '@/domain/settings/message-history';
import { SupportCode } from '@/flows/support/support-code';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { Caption, Note, Text } from '@/ui/text/text';
import { settingMessages } from '../messages';
import styles from './message-row.module.css';

const addresses = Object.keys(screens) as Address[];

/** One message with its time, page and error code, what the person can do about it, and the code for customer service. */
export function MessageRow({ message, now }: { message: HistoryMessage; now: number }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(settingMessages);
  const titles = useMessages(titleMessages);
  const { time, text, page, code, next, support } = message;
  const when = toDay(time) === toDay(now) ? toClock(time) : formatMoment(toMoment(time), 'full');
  const address = addresses.find((candidate) => candidate.split('/')[1] === page.slice(1));
  const details = [
    when,
    address === undefined ? page : titles[address],
    code === '' ? '' : messages.code(code),
  ];
  return (
    <li className={styles.message}>
      <Text as="p" weight="medium" breakWords whiteSpace="pre-line">
        {text}
      </Text>
      <Caption marginTop={0.5} tone="tertiary" breakWords>
        {details.filter((detail) => detail !== '').join(' · ')}
      </Caption>
      <Note marginTop={1}>{messages.next[next]}</Note>
      {support !== undefined && (
        <div className={styles.support}>
          <SupportCode code={support} />
        </div>
      )}
    </li>
  );
}

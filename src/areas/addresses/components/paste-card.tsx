import { placeText } from '@/domain/addresses/address';
import { groupedPhone } from '@/domain/addresses/contact-phone';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/text/text';
import type { ParsedAddress } from '../rules/parse-address';
import type { Pasted } from '../use-pasted';
import { PastedText } from './pasted-text';
import styles from './paste-card.module.css';

interface PasteCardProps {
  pasted: Pasted;
  /** No further address can be saved. */
  isFull: boolean;
  /** Fills the form with the parts that are certain. */
  onFill: () => void;
}

/** Takes a whole address as it was copied elsewhere, shows what it understood, and fills the form with it. */
export function PasteCard({ pasted, isFull, onFill }: PasteCardProps) {
  const messages = useMessages(addressMessages);
  const { text, onChange, hasText, parsed, hasFailed, retry } = pasted;
  return (
    <Card
      title={messages.paste}
      aside={
        hasText && (
          <button type="button" className={styles.clear} onClick={() => onChange('')}>
            {messages.clear}
          </button>
        )
      }
    >
      <PastedText text={text} spans={parsed?.spans ?? []} onChange={onChange} />
      {hasFailed && (
        <NoticeBar tone="danger" alarming action={{ label: messages.again, onClick: retry }}>
          {messages.regionsFailed}
        </NoticeBar>
      )}
      {hasText && !hasFailed && (
        <>
          <div role="status">
            {parsed === null ? (
              <Note marginY={3} tone="tertiary">
                {messages.regionsLoading}
              </Note>
            ) : (
              <Understood parsed={parsed} />
            )}
          </div>
          <Button
            className={styles.fill}
            variant="soft"
            disabled={parsed === null || isFull}
            onClick={onFill}
          >
            {messages.fill}
          </Button>
        </>
      )}
    </Card>
  );
}

/** What was found for each part, or that it was not. */
function Understood({ parsed: { name, phone, place, detail, otherPhone } }: { parsed: ParsedAddress }) {
  const messages = useMessages(addressMessages);
  const address = `${place === null ? '' : placeText(place)}${detail}`;
  const rows = [
    ['name', messages.receiver, name, ''],
    [
      'phone',
      messages.phone,
      groupedPhone(phone),
      otherPhone === '' ? '' : messages.otherPhone(groupedPhone(otherPhone)),
    ],
    ['address', messages.place, address, place === null && address !== '' ? messages.placeUnsure : ''],
  ] as const;
  return (
    <dl className={styles.parts}>
      {rows.map(([part, label, found, note]) => (
        <Inline key={part} align="stretch" className={styles.part}>
          <dt className={styles.label} data-part={part}>
            {label}
          </dt>
          <Text as="dd" grow breakWords className={styles.found} data-missing={found === ''}>
            {found === '' ? messages.notFound : found}
            {note !== '' && (
              <Text display="block" tone="warning">
                {note}
              </Text>
            )}
          </Text>
        </Inline>
      ))}
    </dl>
  );
}

import { useMemo, useState } from 'react';
import { placeText, type AddressFields } from '@/domain/addresses/address';
import { groupedPhone } from '@/domain/addresses/contact-phone';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/text/text';
import { parseAddress, type ParsedAddress } from '../rules/parse-address';
import { useRegions } from '../use-regions';
import { PastedText } from './pasted-text';
import styles from './paste-card.module.css';

interface PasteCardProps {
  /** No further address can be saved. */
  isFull: boolean;
  /** Gets the parts that are certain. */
  onFill: (fields: Partial<AddressFields>) => void;
}

/** Takes a whole address as it was copied elsewhere, shows what it understood, and fills the form with it. */
export function PasteCard({ isFull, onFill }: PasteCardProps) {
  const messages = useMessages(addressMessages);
  const [text, setText] = useState('');
  const hasText = text.trim() !== '';
  const { data, hasFailed, retry } = useRegions(hasText);
  const parsed = useMemo(
    () => (hasText && data !== null ? parseAddress(text, data) : null),
    [text, hasText, data],
  );
  return (
    <Card
      title={messages.paste}
      aside={
        hasText && (
          <button type="button" className={styles.clear} onClick={() => setText('')}>
            {messages.clear}
          </button>
        )
      }
    >
      <PastedText text={text} spans={parsed?.spans ?? []} onChange={setText} />
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
            onClick={() => parsed !== null && onFill(certainParts(parsed))}
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

function certainParts({ name, phone, place, detail }: ParsedAddress): Partial<AddressFields> {
  return {
    ...(name === '' ? {} : { name }),
    ...(phone === '' ? {} : { phone }),
    ...(place ?? {}),
    ...(detail === '' ? {} : { detail }),
  };
}

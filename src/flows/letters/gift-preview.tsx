import { useState } from 'react';
import type { AccountType } from '@/domain/account';
import { formatCoins, type Tenths } from '@/domain/money';
import { letterMessages } from '@/messages/areas/letters';
import { transferMessages } from '@/messages/areas/transfers';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Title } from '@/ui/text/text';
import { ReceivedLetter } from './received-letter';

/** What of a gift its receiver will see. */
export interface PreviewedGift {
  accountType: AccountType;
  /** The name of who gives it. */
  sender: string;
  /** What one receiver gets; null while it is not known. */
  amount: Tenths | null;
  text: string;
  /** The purpose; empty where there is none. */
  tag: string;
  sealed: boolean;
}

interface GiftPreviewProps {
  gift: PreviewedGift;
  onClose: () => void;
}

/** A gift as its receiver will see it, before it goes; a sealed letter is opened here as often as wanted, and stays sealed. */
export default function GiftPreview({ gift, onClose }: GiftPreviewProps) {
  const { accountType, sender, amount, text, tag, sealed } = gift;
  const messages = useMessages(letterMessages);
  const transfer = useMessages(transferMessages);
  const { said } = useMessages(gatewayWordMessages);
  const [isOpen, setOpen] = useState(!sealed);
  const coins = amount === null ? null : formatCoins(amount);
  return (
    <Sheet title={messages.preview} onClose={onClose}>
      <Note textAlign="center" marginBottom={3}>
        {messages.previewLine}
      </Note>
      <Title as="p" textAlign="center" marginBottom={2} size="title-l">
        {transfer.kinds[accountType].received}
      </Title>
      {coins !== null && <Money text={coins} accessibleText={transfer.coins(coins)} size="large" />}
      <ReceivedLetter sender={sender} text={text} isClosed={!isOpen} onOpen={() => setOpen(true)}>
        <DescriptionList
          ruled
          rows={[
            [transfer.from, sender],
            ...(coins === null ? [] : [[transfer.eachLabel, transfer.coins(coins)] as const]),
            ...(tag === '' ? [] : [[transfer.tagLabel, said(tag)] as const]),
          ]}
        />
      </ReceivedLetter>
      {sealed && isOpen && (
        <Button block variant="quiet" onClick={() => setOpen(false)}>
          {messages.sealAgain}
        </Button>
      )}
    </Sheet>
  );
}

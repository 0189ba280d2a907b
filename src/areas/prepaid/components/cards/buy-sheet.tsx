import { useState } from 'react';
import type { CardKind, placeCardOrder } from '@/areas/prepaid/endpoints/card-order';
import { cardMessages } from '@/areas/prepaid/messages';
import { beansOfferFor } from '@/areas/prepaid/rules/beans';
import { formatCoins, formatCount, tenths } from '@/domain/money';
import type { useCheckout } from '@/flows/checkout/use-checkout';
import { useMessages } from '@/messages/language';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { SwitchRow } from '@/ui/forms/form-row';
import { SendButton } from '@/ui/forms/send-button';
import { DescriptionList } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';
import { Caption, Text } from '@/ui/text/text';
import { CardFace } from './card-face';
import styles from './buy-sheet.module.css';

interface BuySheetProps {
  kind: CardKind;
  /** The beans of a bound account; 0 without one. */
  beans: number;
  checkout: ReturnType<typeof useCheckout<typeof placeCardOrder>>;
  onClose: () => void;
}

/** What a card costs with and without beans; placing the order opens its payment. */
export function BuySheet({ kind, beans, checkout, onClose }: BuySheetProps) {
  const messages = useMessages(cardMessages);
  const [usesBeans, setUsesBeans] = useState(true);
  const { id, face, price, limit, bought } = kind;
  const offer = beansOfferFor(price, beans);
  const used = usesBeans ? offer : null;
  const money = tenths(price - (used?.money ?? 0));
  const handleBuy = () => checkout.buy({ kind: id, money, beans: used?.beans ?? 0 }, money);
  return (
    <Sheet title={messages.buyTitle(face)} onClose={onClose}>
      <CardFace face={face} className={styles.face}>
        <span className="scales" aria-hidden="true" />
        <Text as="p" position="relative" size="note">
          {messages.short}
        </Text>
        <p className={styles.value}>{face}</p>
      </CardFace>
      <DescriptionList
        ruled
        rows={[
          [messages.price, messages.coins(formatCoins(price))],
          [messages.limit, messages.limitLine(limit, bought)],
        ]}
      />
      {offer !== null && (
        <SwitchRow
          label={messages.useBeans}
          note={messages.beansLine(formatCount(offer.beans), formatCoins(offer.money))}
          checked={usesBeans}
          onChange={setUsesBeans}
        />
      )}
      <ErrorNotice text={checkout.errorText} />
      <SendButton
        block
        className={styles.place}
        busy={checkout.isBusy}
        offReason={checkout.offReason}
        onClick={handleBuy}
      >
        {messages.place(formatCoins(money))}
      </SendButton>
      <Caption marginTop={2} tone="tertiary" textAlign="center">
        {messages.noRefund}
      </Caption>
    </Sheet>
  );
}

import { useState } from 'react';
import { paymentBinding, sendMsg, type AuthorisationOffer } from '@/api/endpoints/payment-authorisation';
import { formatCoins } from '@/domain/money';
import { OwnPhone } from '@/flows/own-phone/own-phone';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { sendWrite } from '@/flows/write/perform-write';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { ResultState } from '@/ui/feedback/result-state';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { DescriptionList } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { agreementMessages } from '../messages';
import { invalidateAuthorisations } from '../queries';
import styles from './bind-sheet.module.css';

interface BindSheetProps {
  offers: readonly AuthorisationOffer[];
  onClose: () => void;
}

/** Binds a partner's payment authorisation in three steps: partner, whole phone number, code from the text message. */
export function BindSheet({ offers, onClose }: BindSheetProps) {
  const messages = useMessages(agreementMessages);
  const [selectedAppId, setSelectedAppId] = useState(offers[0]?.appId);
  const [mobile, setMobile] = useState<string | null>(null);
  const offer = offers.find(({ appId }) => appId === selectedAppId) ?? offers[0];
  if (offer === undefined) {
    return (
      <Sheet title={messages.bindTitle} onClose={onClose}>
        <ResultState
          title={messages.bindNone}
          description={messages.bindNoneLine}
          action={{ label: messages.gotIt, onClick: onClose }}
        />
      </Sheet>
    );
  }
  const { appId, partner, host, use, days, freeLimit } = offer;
  const handleBound = () => {
    notify(messages.bound(partner));
    onClose();
    void invalidateAuthorisations();
  };
  return (
    <Sheet title={messages.bindTitle} onClose={onClose}>
      {mobile === null ? (
        <>
          <div className={styles.choice}>
            <ChoiceRow
              label={messages.bindTo}
              choices={offers.map((each) => [each.appId, each.partner] as const)}
              current={appId}
              onChange={setSelectedAppId}
            />
          </div>
          <DescriptionList
            ruled
            rows={[
              [messages.partner, host],
              [messages.use, use],
              [messages.bindLasts, messages.days(days)],
              [messages.freePay, messages.freePayNote(formatCoins(freeLimit))],
            ]}
          />
          <OwnPhone onVerified={setMobile} />
        </>
      ) : (
        <Text as="div" textAlign="center">
          <Text as="p" marginBottom={2} weight="bold">
            {partner}
          </Text>
          <SmsCode
            purpose="binding"
            send={() => sendWrite(sendMsg, { mobile }, { quiet: true })}
            check={(code) => sendWrite(paymentBinding, { appId, mobile, code }, { quiet: true })}
            onVerified={handleBound}
          />
        </Text>
      )}
    </Sheet>
  );
}

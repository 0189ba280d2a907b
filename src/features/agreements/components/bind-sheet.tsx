import { useState } from 'react';
import { call } from '@/api/call';
import { paymentBinding, sendMsg, type AuthorisationOffer } from '@/api/endpoints/payment-authorisation';
import { formatCoins } from '@/domain/money';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { agreementWords } from '@/messages/agreements';
import { useWords } from '@/messages/language';
import { authorisationsOutdated } from '@/queries/authorisations';
import { noticed } from '@/state/notifications';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Facts } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';
import { StateBlock } from '@/ui/feedback/result-state';
import styles from './bind-sheet.module.css';
import { OwnPhone } from './own-phone';

interface BindSheetProps {
  offers: readonly AuthorisationOffer[];
  onClose: () => void;
}

/** Binds a partner's payment authorisation: which one, the whole phone number, then the code that it is sent. */
export function BindSheet({ offers, onClose }: BindSheetProps) {
  const words = useWords(agreementWords);
  const [chosen, choose] = useState(offers[0]?.appId);
  const [mobile, setMobile] = useState<string | null>(null);
  const offer = offers.find(({ appId }) => appId === chosen) ?? offers[0];
  if (offer === undefined) {
    return (
      <Sheet title={words.bindTitle} onClose={onClose}>
        <StateBlock
          title={words.bindNone}
          line={words.bindNoneLine}
          way={{ label: words.close, go: onClose }}
        />
      </Sheet>
    );
  }
  const { appId, partner, host, use, days, freeLimit } = offer;
  const bound = () => {
    noticed(words.bound(partner));
    onClose();
    void authorisationsOutdated();
  };
  return (
    <Sheet title={words.bindTitle} onClose={onClose}>
      {mobile === null ? (
        <>
          <div className={styles.choice}>
            <ChoiceRow
              label={words.bindTo}
              choices={offers.map((each) => [each.appId, each.partner] as const)}
              current={appId}
              onChange={choose}
            />
          </div>
          <Facts
            ruled
            rows={[
              [words.partner, host],
              [words.use, use],
              [words.bindLasts, words.days(days)],
              [words.freePay, words.freePayNote(formatCoins(freeLimit))],
            ]}
          />
          <OwnPhone onOwn={setMobile} />
        </>
      ) : (
        <div className={styles.code}>
          <p className={styles.partner}>{partner}</p>
          <SmsCode
            purpose="binding"
            send={() => call(sendMsg, { mobile }, { quiet: true })}
            check={(code) => call(paymentBinding, { appId, mobile, code }, { quiet: true })}
            onRight={bound}
          />
        </div>
      )}
    </Sheet>
  );
}

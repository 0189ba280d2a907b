import { useState } from 'react';
import { changyoyoAccount, changyoyoBind, changyoyoSendCode } from '@/api/endpoints/changyoyo';
import { OwnPhone } from '@/flows/own-phone/own-phone';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { sendWrite } from '@/flows/write/perform-write';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';

// Failures are shown below the field.
const quiet = { quiet: true } as const;

/** Binds the partner's account in two steps: the whole phone number, then the code from the text message. */
export function BindPartnerSheet({ onClose }: { onClose: () => void }) {
  const messages = useMessages(pointsMessages);
  const [mobile, setMobile] = useState<string | null>(null);
  const handleBound = () => {
    notify(messages.bound);
    onClose();
    void invalidate(changyoyoAccount);
  };
  return (
    <Sheet title={messages.bind} onClose={onClose}>
      {mobile === null ? (
        <OwnPhone onVerified={setMobile} />
      ) : (
        <Text as="div" textAlign="center">
          <SmsCode
            purpose="partner-points"
            forWhat={messages.codeFor}
            send={() => sendWrite(changyoyoSendCode, { mobile }, quiet)}
            check={(code) => sendWrite(changyoyoBind, { mobile, code }, quiet)}
            onVerified={handleBound}
          />
        </Text>
      )}
    </Sheet>
  );
}

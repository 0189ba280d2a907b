import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { ChangeSummary } from '@/flows/payment/proof/change-summary';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { useProvenWrite, type AskedProof } from '@/flows/payment/proof/use-proven-write';
import { sendWrite } from '@/flows/write/perform-write';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Sheet } from '@/ui/overlays/sheet';
import { checkSmsCodes, rechargeRelations, smsCodes } from './endpoints/recharge-account';
import { savedAccountMessages } from './messages';

// Failures are shown below the code.
const quiet = { quiet: true } as const;

interface SavedNumberOptions {
  /** The name of its sheet. */
  step: string;
  /** That of the page. */
  stepsBack: number | null;
  onDone: () => void;
}

/** Changes the saved numbers after a code by SMS. */
export function useSavedNumberWrite<E extends Endpoint>(
  endpoint: E,
  { onDone, ...options }: SavedNumberOptions,
) {
  const messages = useMessages(savedAccountMessages);
  const write = useWrite(endpoint, {
    refresh: () => invalidate(rechargeRelations),
    notDone: messages.notSaved,
  });
  const ask = ({ allows, summary, onVerified, onClose }: AskedProof) => (
    // Another sheet than the form's, which a navigation closes.
    <Sheet key="code" title={messages.codeTitle} onClose={write.isBusy ? undefined : onClose}>
      <ChangeSummary>{summary}</ChangeSummary>
      <SmsCode
        purpose="saved-numbers"
        forWhat={messages.codeFor}
        send={() => sendWrite(smsCodes, {}, quiet)}
        check={(code) => sendWrite(checkSmsCodes, { code, allows }, quiet)}
        onVerified={onVerified}
      />
    </Sheet>
  );
  const proven = useProvenWrite<BodyOf<E>, DataOf<E>>(write, { ...options, ask, onDone });
  return { ...proven, isBusy: write.isBusy, errorText: write.errorText };
}

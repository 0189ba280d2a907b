import { freeSelect } from '@/api/endpoints/free-payment';
import { useEndpoint } from '@/queries/endpoint';
import { invalidatePaymentGuard } from '@/queries/payment';
import { ChangeSummary } from './change-summary';
import { canUsePassword } from './password-state';
import type { AskedProof } from './use-proven-write';
import type { SmsCodeCalls } from './verification';
import { VerifySheet } from './verify-sheet';

/** Whether a proof is given by code, as there is no password or it is locked. */
export function useNeedsCode(): boolean {
  const { data: guard } = useEndpoint(freeSelect, {}, { quiet: true, background: true });
  return guard !== undefined && !canUsePassword(guard);
}

interface ProofSheetProps {
  proof: AskedProof;
  needsCode: boolean;
  /** The calls of the SMS code, or a function that opens a page of its own for it. */
  code: SmsCodeCalls | (() => void);
}

/** Asks for the password or a code and names what it allows. */
export function ProofSheet({ proof: { summary, onClose, ...proof }, needsCode, code }: ProofSheetProps) {
  return (
    <VerifySheet
      {...proof}
      methods={needsCode ? ['code'] : ['password', 'code']}
      code={code}
      onClose={() => {
        onClose();
        // Wrong entries may have locked the password meanwhile.
        void invalidatePaymentGuard();
      }}
    >
      <ChangeSummary>{summary}</ChangeSummary>
    </VerifySheet>
  );
}

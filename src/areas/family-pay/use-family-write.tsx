import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { ProofSheet, useNeedsCode } from '@/flows/payment/proof/proof-sheet';
import { useProvenWrite } from '@/flows/payment/proof/use-proven-write';
import { changeCode } from '@/flows/payment/proof/verification';
import { useWrite } from '@/flows/write/use-write';
import { invalidateFamily } from './queries';

interface FamilyWriteOptions<E extends Endpoint> {
  /** That of the page, where its entry does not say it. */
  stepsBack?: number;
  /** Puts a reason into the page's words. */
  notDone: (reason: string) => string;
  onDone: (closeSheet: () => void, body: BodyOf<E>) => void;
}

/** Changes something of family pay, after the password or a code where it needs one. */
export function useFamilyWrite<E extends Endpoint>(
  endpoint: E,
  { notDone, onDone, ...sheet }: FamilyWriteOptions<E>,
) {
  const needsCode = useNeedsCode();
  const write = useWrite(endpoint, { refresh: invalidateFamily, notDone });
  const { maySend, errorText, offReason } = write;
  const proven = useProvenWrite<BodyOf<E>, DataOf<E>>(write, {
    ...sheet,
    ask: (proof) => (
      <ProofSheet proof={proof} needsCode={needsCode} code={changeCode('family', proof.allows)} />
    ),
    onDone: (_, closeSheet, body) => onDone(closeSheet, body),
  });
  return { ...proven, maySend, errorText, offReason, needsCode };
}

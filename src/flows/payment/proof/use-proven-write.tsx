import { useState, type ReactNode } from 'react';
import { useSheet } from '@/flows/navigation/use-sheet';
import type { Write } from '@/flows/write/use-write';

/** A proof that is asked for. */
export interface AskedProof {
  /** The idempotency key of the call that it allows. */
  allows: string;
  /** What it allows, in words. */
  summary: string;
  onVerified: () => void;
  onClose: () => void;
}

interface ProofRequest<Body> extends Pick<AskedProof, 'allows' | 'summary'> {
  body: Body;
}

interface ProvenWrite<Body> {
  /** What is being sent; null while nothing is. */
  sending: Body | null;
  /** Whether a proof has allowed this body, whose outcome is not known. */
  isProven: (body: Body) => boolean;
  /** Sends a body after a proof, which `summary` describes; without one where it is null. */
  request: (body: Body, summary: string | null) => void;
  /** The open sheet that asks for the proof; null while none is open. */
  sheet: ReactNode;
}

interface ProvenWriteOptions<Body, Data> {
  /** That of the page, where its entry does not say it. */
  stepsBack?: number | null;
  /** The name of the sheet, where a page asks for proofs of several kinds. */
  step?: string;
  ask: (proof: AskedProof, body: Body) => ReactNode;
  /** It was done: closes the sheet or leaves the page. */
  onDone: (data: Data, closeSheet: () => void, body: Body) => void;
}

/**
 * Sends what a password or a code has to allow first. The proof allows the key of one call; while the outcome of that is not known, another try
 * needs no other proof.
 */
export function useProvenWrite<Body, Data>(
  { isBusy, maySend, keyOf, send }: Pick<Write<Body, Data>, 'isBusy' | 'maySend' | 'keyOf' | 'send'>,
  { step = 'prove', ask, onDone, ...sheet }: ProvenWriteOptions<Body, Data>,
): ProvenWrite<Body> {
  const { isOpen, open, close } = useSheet(step, sheet);
  const [provenKey, setProvenKey] = useState<string | null>(null);
  // What was asked for stays known until the next time, so that the page comes back with the navigation and not before.
  const [asked, setAsked] = useState<ProofRequest<Body> | null>(null);
  const [sent, setSent] = useState<Body | null>(null);

  const sendNow = (body: Body) => {
    setSent(body);
    send(body, (data) => onDone(data, close, body), close);
  };
  const isProven = (body: Body) => provenKey === keyOf(body);
  const request = (body: Body, summary: string | null) => {
    if (isBusy || !maySend()) return;
    if (summary === null || isProven(body)) return sendNow(body);
    setAsked({ body, allows: keyOf(body), summary });
    if (!isOpen) open();
  };
  const askFor = ({ body, ...request }: ProofRequest<Body>) => {
    const onVerified = () => {
      setProvenKey(request.allows);
      sendNow(body);
    };
    return ask({ ...request, onVerified, onClose: close }, body);
  };
  return {
    sending: isBusy ? sent : null,
    isProven,
    request,
    sheet: isOpen && asked !== null ? askFor(asked) : null,
  };
}

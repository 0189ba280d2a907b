import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { readScannedCode, type ScannedCode } from '@/domain/scan/scanned-code';
import { openExternal } from '@/state/external-navigation';

/** What stands over the scanner: what a code said that leads nowhere by itself, or which of several codes is meant. */
export type Shown =
  | { kind: 'one'; found: Exclude<ScannedCode, { kind: 'merchant' | 'red-packet' | 'activity' }> }
  | { kind: 'several'; codes: readonly { text: string; found: ScannedCode }[] };

/** A code that was put aside counts again once the camera has not seen it for this long, ms. */
const forgottenAfter = 2_000;

/** What becomes of the codes that were found, wherever they were found. */
export function useFound() {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown | null>(null);
  const aside = useRef({ texts: [] as readonly string[], seen: 0 });
  const last = useRef<readonly string[]>([]);

  // The way back leads to where the person came from, not to the scanner again.
  const gone = useRef(false);
  const go = (to: string) => {
    gone.current = true;
    void navigate(to, { replace: true });
  };
  const take = (found: ScannedCode) => {
    switch (found.kind) {
      case 'merchant':
        return go(href('/scan-pay', { code: found.code }));
      case 'red-packet':
        return go(href('/BagDesc', { id: found.id }));
      case 'activity':
        return go(href('/activityDetails', { id: found.id }));
      case 'address':
        openExternal(found.address);
    }
    setShown({ kind: 'one', found });
  };
  const read = (text: string) => {
    const { origin, pathname } = window.location;
    return readScannedCode(text, origin + pathname);
  };

  /** Texts of codes that the person chose to have read: a picture, the host's scanner, their own hand. */
  const found = (texts: readonly string[]) => {
    last.current = texts;
    const [only] = texts;
    if (texts.length > 1)
      setShown({ kind: 'several', codes: texts.map((text) => ({ text, found: read(text) })) });
    else if (only !== undefined) take(read(only));
  };
  /** What the camera sees meanwhile: not again what was just put aside. */
  const seen = (texts: readonly string[]) => {
    if (shown !== null || gone.current) return;
    const now = Date.now();
    if (now - aside.current.seen > forgottenAfter) aside.current.texts = [];
    const fresh = texts.filter((text) => !aside.current.texts.includes(text));
    if (fresh.length < texts.length) aside.current.seen = now;
    found(fresh);
  };
  const putAside = () => {
    aside.current = { texts: last.current, seen: Date.now() };
    setShown(null);
  };
  return { shown, take, found, seen, putAside };
}

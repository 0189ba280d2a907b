import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { openExternal } from '@/state/external-navigation';
import { appAddress } from '@/ui/browser/app-address';
import { readScannedCode, type ScannedCode } from './rules/scanned-code';

/** The sheet over the scanner: the content of a code that has no page of its own, or a choice between several codes. */
export type Shown =
  | { kind: 'one'; found: Exclude<ScannedCode, { kind: 'merchant' | 'red-packet' | 'activity' }> }
  | { kind: 'several'; codes: readonly { text: string; found: ScannedCode }[] };

/** A dismissed code is accepted again once the camera has not seen it for this time, ms. */
const ignoreDuration = 2_000;

/** Handles the codes that were found, whatever their source. */
export function useFound() {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown | null>(null);
  const dismissed = useRef({ texts: [] as readonly string[], lastSeen: 0 });
  const lastTexts = useRef<readonly string[]>([]);

  // The target replaces the scanner in the history, so that going back does not scan again.
  const hasLeft = useRef(false);
  const go = (to: string) => {
    hasLeft.current = true;
    void navigate(to, { replace: true });
  };
  const open = (found: ScannedCode) => {
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
  const read = (text: string) => readScannedCode(text, appAddress());

  /** Takes the texts of codes from a picture, from the host's scanner, or typed by hand. */
  const handleFound = (texts: readonly string[]) => {
    lastTexts.current = texts;
    const [only] = texts;
    if (texts.length > 1)
      setShown({ kind: 'several', codes: texts.map((text) => ({ text, found: read(text) })) });
    else if (only !== undefined) open(read(only));
  };
  /** Takes the texts of codes that the camera sees, and ignores those that were just dismissed. */
  const handleSeen = (texts: readonly string[]) => {
    if (shown !== null || hasLeft.current) return;
    const now = Date.now();
    if (now - dismissed.current.lastSeen > ignoreDuration) dismissed.current.texts = [];
    const fresh = texts.filter((text) => !dismissed.current.texts.includes(text));
    if (fresh.length < texts.length) dismissed.current.lastSeen = now;
    handleFound(fresh);
  };
  const dismiss = () => {
    dismissed.current = { texts: lastTexts.current, lastSeen: Date.now() };
    setShown(null);
  };
  return { shown, open, handleFound, handleSeen, dismiss };
}

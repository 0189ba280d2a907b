import { judgeAddress } from '@/domain/exits/outside-address';
import type { ScannedCode } from '@/domain/scan/scanned-code';
import { charactersOf } from '@/domain/text';
import { scanWords } from '@/messages/scan';
import { useWords } from '@/messages/language';
import { noticed } from '@/state/notifications';
import { useSurroundings } from '@/state/runtime-config';
import { Button } from '@/ui/forms/button';
import { copyText } from '@/ui/browser/copy-text';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './found.module.css';

/** A code can hold thousands of characters; this many tell what it is. */
const mostShown = 500;

interface FoundTextProps {
  found: Extract<ScannedCode, { kind: 'text' | 'address' }>;
  /** To the one checked door, once more. */
  onOpen: () => void;
  onClose: () => void;
}

/** A text that is not ours, to be read and copied; an address is opened by the door alone, and one that it refuses not at all. */
export function FoundText({ found, onOpen, onClose }: FoundTextProps) {
  const words = useWords(scanWords);
  const surroundings = useSurroundings();
  const text = found.kind === 'text' ? found.text : found.address;
  const verdict = found.kind === 'text' ? 'text' : judgeAddress(text, surroundings?.allowedHosts ?? []).kind;
  const [title, line] =
    verdict === 'text'
      ? [words.foundText, words.foundTextLine]
      : verdict === 'refuse'
        ? [words.refusedTitle, words.refusedLine]
        : [words.foundAddress, verdict === 'ask' ? words.foundAddressLine : ''];
  const characters = charactersOf(text);
  const copy = async () => {
    noticed((await copyText(text)) ? words.copied : words.notCopied);
  };
  return (
    <Sheet title={title} onClose={onClose}>
      {line !== '' && <p className={styles.line}>{line}</p>}
      <p className={styles.text}>{characters.slice(0, mostShown).join('')}</p>
      {characters.length > mostShown && <p className={styles.line}>{words.cut(mostShown)}</p>}
      <Button block look="soft" onClick={() => void copy()}>
        {words.copy}
      </Button>
      {verdict !== 'text' && verdict !== 'refuse' && (
        <Button block look="outlined" onClick={onOpen}>
          {words.open}
        </Button>
      )}
      <Button block onClick={onClose}>
        {words.goOn}
      </Button>
    </Sheet>
  );
}

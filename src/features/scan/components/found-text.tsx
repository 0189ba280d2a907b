import { judgeAddress } from '@/domain/exits/outside-address';
import type { ScannedCode } from '@/domain/scan/scanned-code';
import { charactersOf } from '@/domain/text';
import { scanMessages } from '@/messages/scan';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Button } from '@/ui/forms/button';
import { copyText } from '@/ui/browser/copy-text';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './found.module.css';

/** A code can hold thousands of characters; this many tell what it is. */
const mostShown = 500;

interface FoundTextProps {
  found: Extract<ScannedCode, { kind: 'text' | 'address' }>;
  /** To the external link guard, once more. */
  onOpen: () => void;
  onClose: () => void;
}

/** A text that is not ours, to be read and copied; an address is opened by the external link guard alone, and one that it refuses not at all. */
export function FoundText({ found, onOpen, onClose }: FoundTextProps) {
  const messages = useMessages(scanMessages);
  const runtimeConfig = useRuntimeConfig();
  const text = found.kind === 'text' ? found.text : found.address;
  const verdict = found.kind === 'text' ? 'text' : judgeAddress(text, runtimeConfig?.allowedHosts ?? []).kind;
  const [title, line] =
    verdict === 'text'
      ? [messages.foundText, messages.foundTextLine]
      : verdict === 'refuse'
        ? [messages.refusedTitle, messages.refusedLine]
        : [messages.foundAddress, verdict === 'ask' ? messages.foundAddressLine : ''];
  const characters = charactersOf(text);
  const copy = async () => {
    notify((await copyText(text)) ? messages.copied : messages.notCopied);
  };
  return (
    <Sheet title={title} onClose={onClose}>
      {line !== '' && <p className={styles.line}>{line}</p>}
      <p className={styles.text}>{characters.slice(0, mostShown).join('')}</p>
      {characters.length > mostShown && <p className={styles.line}>{messages.cut(mostShown)}</p>}
      <Button block variant="soft" onClick={() => void copy()}>
        {messages.copy}
      </Button>
      {verdict !== 'text' && verdict !== 'refuse' && (
        <Button block variant="outlined" onClick={onOpen}>
          {messages.open}
        </Button>
      )}
      <Button block onClick={onClose}>
        {messages.goOn}
      </Button>
    </Sheet>
  );
}

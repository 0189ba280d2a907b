import { judgeAddress } from '@/domain/external-links/outside-address';
import { charactersOf } from '@/domain/text';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { useRuntimeConfig } from '@/state/runtime-config';
import { copyText } from '@/ui/browser/copy-text';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { scanMessages } from '../messages';
import type { ScannedCode } from '../rules/scanned-code';
import styles from './found.module.css';

/** A code can hold thousands of characters; the sheet shows this many. */
const maxCharacters = 500;

interface FoundTextProps {
  found: Extract<ScannedCode, { kind: 'text' | 'address' }>;
  /** Opens the external link guard again. */
  onOpen: () => void;
  onClose: () => void;
}

/** Shows an unknown text or address for copying; an address can be opened only if the external link guard allows it. */
export function FoundText({ found, onOpen, onClose }: FoundTextProps) {
  const messages = useMessages(scanMessages);
  const runtimeConfig = useRuntimeConfig();
  const text = found.kind === 'text' ? found.text : found.address;
  const verdict = found.kind === 'text' ? 'text' : judgeAddress(text, runtimeConfig?.allowedHosts ?? []).kind;
  const [title, description] =
    verdict === 'text'
      ? [messages.foundText, messages.foundTextLine]
      : verdict === 'refuse'
        ? [messages.refusedTitle, messages.refusedLine]
        : [messages.foundAddress, verdict === 'ask' ? messages.foundAddressLine : ''];
  const characters = charactersOf(text);
  const handleCopy = async () => {
    notify((await copyText(text)) ? messages.copied : messages.notCopied);
  };
  return (
    <Sheet title={title} onClose={onClose}>
      {description !== '' && (
        <Text as="p" tone="secondary">
          {description}
        </Text>
      )}
      <p className={styles.text}>{characters.slice(0, maxCharacters).join('')}</p>
      {characters.length > maxCharacters && (
        <Text as="p" tone="secondary">
          {messages.cut(maxCharacters)}
        </Text>
      )}
      <Button block variant="soft" onClick={() => void handleCopy()}>
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

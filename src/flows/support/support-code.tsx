import { useState, type ReactNode } from 'react';
import { useMessages } from '@/messages/language';
import { supportMessages } from '@/messages/support';
import { copyText } from '@/ui/browser/copy-text';
import { TextButton } from '@/ui/forms/text-button';
import { Inline } from '@/ui/layout/box';
import { Caption, Text } from '@/ui/text/text';

interface SupportCodeProps {
  code: string;
  /** Further actions beside it. */
  children?: ReactNode;
}

/** Copies a support code and shows it, so that it can be read out where copying is refused. */
export function SupportCode({ code, children }: SupportCodeProps) {
  const messages = useMessages(supportMessages);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const handleCopy = async () => setCopied(await copyText(code));
  return (
    <>
      <Inline display="inline-flex" gap={3}>
        <TextButton type="button" tone="secondary" size="note" onClick={() => void handleCopy()}>
          {messages.copy}
        </TextButton>
        {children}
      </Inline>
      <div role="status">
        {isCopied !== null && (
          <>
            <Caption>{isCopied ? messages.copied : messages.notCopied}</Caption>
            <Text as="p" size="note" weight="medium" breakWords>
              {code}
            </Text>
          </>
        )}
      </div>
    </>
  );
}

import { useEffect, useState } from 'react';
import { copyText } from '@/ui/browser/copy-text';
import { TextButton } from '@/ui/forms/text-button';
import { Inline } from '@/ui/layout/box';
import { Caption } from '@/ui/text/text';
import { capsuleLink } from './capsule-link';

/** Says under which name a capsule was saved; a short one can be handed over as a link too. */
export function SavedCapsule({ name, text }: { name: string; text: string }) {
  const [link, setLink] = useState<string | null>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    capsuleLink(text).then(setLink, () => undefined);
  }, [text]);
  const size = new TextEncoder().encode(text).length;
  return (
    <Inline justify="between" minHeight="tap" flex="none">
      <Caption as="div" role="status" minWidth={0} breakWords>
        {isCopied === null
          ? `已存为 ${name}，${(size / 1000).toFixed(1)}\u00a0kB`
          : isCopied
            ? '链接已复制'
            : '没能复制链接'}
      </Caption>
      {link !== null && (
        <TextButton
          type="button"
          marginLeft={3}
          flex="none"
          onClick={() => void copyText(link).then(setCopied)}
        >
          复制链接
        </TextButton>
      )}
    </Inline>
  );
}

import { useSheet } from '@/flows/navigation/use-sheet';
import { letterMessages } from '@/messages/areas/letters';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { PreviewedGift } from './gift-preview';

const GiftPreview = lazyComponent('gift-preview', () => import('./gift-preview'));

/** A row that shows the gift as its receiver will see it. */
export function GiftPreviewRow({ gift }: { gift: PreviewedGift }) {
  const messages = useMessages(letterMessages);
  const sheet = useSheet('preview');
  return (
    <>
      <FormRow label={messages.preview} onOpen={sheet.open} />
      {sheet.isOpen && <GiftPreview gift={gift} onClose={sheet.close} />}
    </>
  );
}

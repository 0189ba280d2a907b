import type { PreviewedGift } from '@/flows/letters/gift-preview';
import { GiftPreviewRow } from '@/flows/letters/gift-preview-row';
import { letterMessages } from '@/messages/areas/letters';
import { useMessages } from '@/messages/language';
import { letterSealed, useTransferDraft } from '@/state/transfer-draft';
import { SwitchRow } from '@/ui/forms/form-row';
import { Card } from '@/ui/layout/card';

/** Whether the letter goes sealed, so that its receiver opens it by touch, and how the gift will look then. */
export function SealCard({ gift }: { gift: Omit<PreviewedGift, 'sealed'> }) {
  const messages = useMessages(letterMessages);
  const sealed = useTransferDraft((draft) => draft.sealed);
  return (
    <Card>
      <SwitchRow label={messages.seal} note={messages.sealNote} checked={sealed} onChange={letterSealed} />
      <GiftPreviewRow gift={{ ...gift, sealed }} />
    </Card>
  );
}

import { useMessages } from '@/messages/language';
import { SendButton } from '@/ui/forms/send-button';
import { Gallery } from '@/ui/media/gallery';
import { Sheet } from '@/ui/overlays/sheet';
import { amountOf, termsOf } from '../draft-of-item';
import { secondHandMessages } from '../messages';
import type { ItemDraft } from '../state';
import { ItemHead } from './item-head';
import styles from './preview-sheet.module.css';

interface PreviewSheetProps {
  draft: ItemDraft;
  photos: readonly string[];
  isBusy: boolean;
  /** Why it cannot be published now; null where it can. */
  offReason: string | null;
  label: string;
  onPublish: () => void;
  onClose: () => void;
}

/** An item as colleagues will see it. */
export function PreviewSheet({
  draft,
  photos,
  isBusy,
  offReason,
  label,
  onPublish,
  onClose,
}: PreviewSheetProps) {
  const messages = useMessages(secondHandMessages);
  const { title, description, price, boughtFor, condition, place } = draft;
  return (
    <Sheet title={messages.previewTitle} keeps onClose={onClose}>
      <div className={styles.pictures}>
        <Gallery
          label={messages.gallery(title.trim())}
          messages={{
            enlarge: messages.enlarge,
            picture: (number, count) => messages.picture(title.trim(), number, count),
          }}
          pictures={photos}
        />
      </div>
      <ItemHead
        item={{
          title: title.trim(),
          description: description.trim(),
          price: amountOf(price),
          boughtFor: boughtFor.trim() === '' ? null : amountOf(boughtFor),
          condition,
          place: place.trim(),
          terms: termsOf(draft),
        }}
        ago={messages.ago.now}
      />
      <SendButton block busy={isBusy} offReason={offReason} onClick={onPublish}>
        {label}
      </SendButton>
    </Sheet>
  );
}

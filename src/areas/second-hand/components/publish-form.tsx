import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Page } from '@/ui/layout/page';
import { itemToSend, newItemId } from '../draft-of-item';
import { saveItem } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import { invalidateItems } from '../queries';
import { itemProblems, type ItemProblems } from '../rules/item';
import {
  itemDraftCleared,
  itemPhotosChanged,
  itemTyped,
  useItemDraft,
  useItemPhotos,
  type ItemDraft,
} from '../state';
import { ItemFields } from './item-fields';
import { PhotoField } from './photo-field';
import { PreviewSheet } from './preview-sheet';
import styles from './publish-form.module.css';

interface PublishFormProps {
  title: string;
  /** What the form has while nothing was typed for this item. */
  initial: ItemDraft;
  pictures: readonly string[];
}

const noProblems: ItemProblems = {
  photos: null,
  title: null,
  description: null,
  price: null,
  boughtFor: null,
  place: null,
};

/** Publishes an item or changes it; what was typed and chosen is kept until it is published. */
export function PublishForm({ title, initial, pictures }: PublishFormProps) {
  const messages = useMessages(secondHandMessages);
  const navigate = useNavigate();
  const task = useWrite(saveItem, { refresh: invalidateItems, notDone: messages.notPublished });
  const [isSubmitted, setSubmitted] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const stored = useItemDraft();
  const storedPhotos = useItemPhotos();
  const draft = stored.id === initial.id ? stored : initial;
  const photos = storedPhotos.id === initial.id ? storedPhotos.photos : pictures;
  const problems = itemProblems(draft, photos.length);
  const shown = isSubmitted ? problems : noProblems;
  const isNew = initial.id === newItemId;
  const isRight = Object.values(problems).every((problem) => problem === null);
  const handleChange = (changed: Partial<ItemDraft>) => itemTyped({ ...draft, ...changed });
  const handlePreview = () => {
    setSubmitted(true);
    if (isRight) setPreviewing(true);
  };
  const handlePublish = () => {
    setSubmitted(true);
    setPreviewing(false);
    if (!isRight) return;
    task.send(itemToSend(draft, photos), ({ id }) => {
      itemDraftCleared();
      notify(isNew ? messages.published : messages.saved);
      void navigate(href('/imageDetail', { id }), { replace: true });
    });
  };
  const label = isNew ? messages.publishNow : messages.save;
  return (
    <Page
      title={title}
      actionBar={
        <div className={styles.actionBar}>
          <Button variant="outlined" onClick={handlePreview}>
            {messages.preview}
          </Button>
          <SendButton busy={task.isBusy} offReason={task.offReason} onClick={handlePublish}>
            {label}
          </SendButton>
        </div>
      }
    >
      <ErrorNotice text={task.errorText} />
      <PhotoField
        photos={photos}
        validationError={shown.photos === null ? null : messages.problems.photos[shown.photos]}
        onChange={(changed) => itemPhotosChanged(initial.id, changed)}
      />
      <ItemFields draft={draft} problems={shown} onChange={handleChange} />
      {isPreviewing && (
        <PreviewSheet
          draft={draft}
          photos={photos}
          isBusy={task.isBusy}
          offReason={task.offReason}
          label={label}
          onPublish={handlePublish}
          onClose={() => setPreviewing(false)}
        />
      )}
    </Page>
  );
}

import { useMessages } from '@/messages/language';
import { punctuationMessages } from '@/messages/punctuation';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { LazyImage } from '@/ui/media/lazy-image';
import { Caption, Note } from '@/ui/text/text';
import { secondHandMessages } from '../messages';
import { mostPhotos } from '../rules/photo';
import { areKept } from '../state';
import { usePhotos } from '../use-photos';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  photos: readonly string[];
  validationError: string | null;
  onChange: (photos: readonly string[]) => void;
}

/** The photos of an item, the first of which is its cover. */
export function PhotoField({ photos, validationError, onChange }: PhotoFieldProps) {
  const messages = useMessages(secondHandMessages);
  const marks = useMessages(punctuationMessages);
  const { isBusy, problems, add } = usePhotos(photos, onChange, messages);
  const withoutPhoto = (index: number) => photos.filter((_, each) => each !== index);
  return (
    <Card title={messages.photos}>
      <ul className={styles.grid}>
        {photos.map((photo, index) => (
          <Box as="li" key={photo} position="relative" minWidth={0}>
            <Box
              as="button"
              type="button"
              display="block"
              width="full"
              overflow="hidden"
              radius="m"
              disabled={index === 0}
              aria-label={
                index === 0
                  ? `${messages.photo(1)}${marks.comma}${messages.cover}`
                  : messages.coverHere(index + 1)
              }
              onClick={() => onChange([photo, ...withoutPhoto(index)])}
            >
              <LazyImage src={photo} alt="" ratio={1} />
              {index === 0 && <span className={styles.mark}>{messages.cover}</span>}
            </Box>
            <button
              type="button"
              className={styles.remove}
              aria-label={messages.removePhoto(index + 1)}
              onClick={() => onChange(withoutPhoto(index))}
            >
              <span className={styles.cross}>
                <Icon name="close" size={16} />
              </span>
            </button>
          </Box>
        ))}
        {photos.length < mostPhotos && (
          <Box as="li" position="relative" minWidth={0}>
            <label className={styles.add} data-wrong={validationError !== null}>
              <Icon name="plus" size={26} />
              {isBusy ? messages.addingPhotos : messages.addPhoto}
              <input
                type="file"
                className={styles.file}
                accept="image/*"
                multiple
                disabled={isBusy}
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </label>
          </Box>
        )}
      </ul>
      <p className="visuallyHidden" role="status">
        {isBusy && messages.addingPhotos}
      </p>
      <Caption marginTop={3} tone="tertiary">
        {messages.photosLine(photos.length, mostPhotos)}
      </Caption>
      {validationError !== null && (
        <Note marginTop={2} tone="danger" role="alert">
          {validationError}
        </Note>
      )}
      {problems.map((problem) => (
        <Note key={problem} marginTop={2} tone="danger" role="alert">
          {problem}
        </Note>
      ))}
      {!areKept(photos) && <NoticeBar tone="warning">{messages.photosNotKept}</NoticeBar>}
    </Card>
  );
}

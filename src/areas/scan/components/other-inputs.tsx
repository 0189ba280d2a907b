import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { Grid } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { scanMessages } from '../messages';
import { codesInPicture, UnreadablePicture } from '../picture';
import { ScanError } from './scan-error';
import { TypeCode } from './type-code';
import styles from './other-inputs.module.css';

type PictureStatus = 'none' | 'reading' | 'unreadable' | 'empty' | 'no-decoder';

/** The inputs beside the scanner: a picture from the album, a typed code, and the link to the person's own payment code. */
export function OtherInputs({ onFound }: { onFound: (texts: readonly string[]) => void }) {
  const messages = useMessages(scanMessages);
  const [typingOpen, setTypingOpen] = useState(false);
  const [pictureStatus, setPictureStatus] = useState<PictureStatus>('none');
  const readPicture = async (file: File) => {
    setPictureStatus('reading');
    try {
      const texts = await codesInPicture(file);
      setPictureStatus(texts.length === 0 ? 'empty' : 'none');
      onFound(texts);
    } catch (error) {
      setPictureStatus(error instanceof UnreadablePicture ? 'unreadable' : 'no-decoder');
    }
  };
  const errorText = {
    none: null,
    reading: null,
    unreadable: messages.pictureFailed,
    empty: messages.pictureEmpty,
    'no-decoder': messages.troubles.decoder,
  }[pictureStatus];
  return (
    <section aria-label={messages.moreWays}>
      <Grid columns={3}>
        <label className={styles.action}>
          <span className={styles.tile}>
            <Icon name="album" size={26} />
          </span>
          {pictureStatus === 'reading' ? messages.reading : messages.album}
          <input
            type="file"
            className={styles.file}
            accept="image/*"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file !== undefined) void readPicture(file);
              target.value = '';
            }}
          />
        </label>
        <button type="button" className={styles.action} onClick={() => setTypingOpen(true)}>
          <span className={styles.tile}>
            <Icon name="keypad" size={26} />
          </span>
          {messages.type}
        </button>
        <Link className={styles.action} to={href('/paymentQRcode')}>
          <span className={styles.tile}>
            <Icon name="paycode" size={26} />
          </span>
          {messages.ownCode}
        </Link>
      </Grid>
      <p className="visuallyHidden" role="status">
        {pictureStatus === 'reading' && messages.reading}
      </p>
      {errorText !== null && <ScanError icon="album" title={messages.album} description={errorText} />}
      {typingOpen && (
        <TypeCode
          onClose={() => setTypingOpen(false)}
          onTyped={(text) => {
            setTypingOpen(false);
            onFound([text]);
          }}
        />
      )}
    </section>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { scanMessages } from '@/messages/scan';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { codesInPicture, PictureUnreadable } from '../picture';
import { Trouble } from './trouble';
import { TypeCode } from './type-code';
import styles from './ways.module.css';

type Picture = 'none' | 'reading' | 'unreadable' | 'empty' | 'no-decoder';

/** A picture from the album, a code typed by hand, and the code that one holds out oneself. */
export function Ways({ onFound }: { onFound: (texts: readonly string[]) => void }) {
  const messages = useMessages(scanMessages);
  const [typing, setTyping] = useState(false);
  const [picture, setPicture] = useState<Picture>('none');
  const read = async (file: File) => {
    setPicture('reading');
    try {
      const texts = await codesInPicture(file);
      setPicture(texts.length === 0 ? 'empty' : 'none');
      onFound(texts);
    } catch (error) {
      setPicture(error instanceof PictureUnreadable ? 'unreadable' : 'no-decoder');
    }
  };
  const validationError = {
    none: null,
    reading: null,
    unreadable: messages.pictureFailed,
    empty: messages.pictureEmpty,
    'no-decoder': messages.troubles.decoder,
  }[picture];
  return (
    <section aria-label={messages.moreWays}>
      <div className={styles.ways}>
        <label className={styles.way}>
          <span className={styles.tile}>
            <Icon name="album" size={26} />
          </span>
          {picture === 'reading' ? messages.reading : messages.album}
          <input
            type="file"
            className={styles.file}
            accept="image/*"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file !== undefined) void read(file);
              target.value = '';
            }}
          />
        </label>
        <button type="button" className={styles.way} onClick={() => setTyping(true)}>
          <span className={styles.tile}>
            <Icon name="keypad" size={26} />
          </span>
          {messages.type}
        </button>
        <Link className={styles.way} to={href('/paymentQRcode')}>
          <span className={styles.tile}>
            <Icon name="paycode" size={26} />
          </span>
          {messages.ownCode}
        </Link>
      </div>
      <p className="visuallyHidden" role="status">
        {picture === 'reading' && messages.reading}
      </p>
      {validationError !== null && (
        <Trouble icon="album" title={messages.album} description={validationError} />
      )}
      {typing && (
        <TypeCode
          onClose={() => setTyping(false)}
          onTyped={(text) => {
            setTyping(false);
            onFound([text]);
          }}
        />
      )}
    </section>
  );
}

import { useId } from 'react';
import { placeText } from '@/domain/addresses/address';
import type { Place } from '@/domain/addresses/regions';
import { addressMessages } from '@/messages/addresses';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './region-field.module.css';
import { preloadRegionSheet, RegionSheet } from './region-sheet';

interface RegionFieldProps {
  place: Place;
  validationError: string | null;
  sheet: { isOpen: boolean; open: () => void; close: () => void };
  onChange: (place: Place) => void;
}

/** Province, city and district, which are chosen in a sheet. */
export function RegionField({ place, validationError, sheet, onChange }: RegionFieldProps) {
  const messages = useMessages(addressMessages);
  const id = useId();
  const text = placeText(place);
  return (
    <div className={styles.block}>
      <p className={styles.label} aria-hidden="true">
        {messages.region}
      </p>
      <button
        type="button"
        className={styles.field}
        data-empty={text === ''}
        data-wrong={validationError !== null}
        aria-haspopup="dialog"
        aria-label={`${messages.region} ${text === '' ? messages.regionHint : text}`}
        aria-describedby={validationError === null ? undefined : `${id}-wrong`}
        onPointerDown={preloadRegionSheet}
        onClick={sheet.open}
      >
        <span className={styles.text}>{text === '' ? messages.regionHint : text}</span>
        <Icon name="forward" size={16} />
      </button>
      {validationError !== null && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {validationError}
        </p>
      )}
      {sheet.isOpen && (
        <RegionSheet
          code={place.code}
          onPick={(picked) => {
            sheet.close();
            onChange(picked);
          }}
          onClose={sheet.close}
        />
      )}
    </div>
  );
}

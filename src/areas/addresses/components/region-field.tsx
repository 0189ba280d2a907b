import { useId } from 'react';
import { placeText } from '@/domain/addresses/address';
import type { Place } from '@/domain/addresses/regions';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { preloadRegionSheet, RegionSheet } from './region-sheet';
import styles from './region-field.module.css';

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
    <Box marginTop={4} marginBottom={4}>
      <Note marginBottom={2} aria-hidden="true">
        {messages.region}
      </Note>
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
        <Box as="span" marginRight={2} grow>
          {text === '' ? messages.regionHint : text}
        </Box>
        <Icon name="forward" size={16} />
      </button>
      {validationError !== null && (
        <Note id={`${id}-wrong`} marginTop={2} tone="danger" role="alert">
          {validationError}
        </Note>
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
    </Box>
  );
}

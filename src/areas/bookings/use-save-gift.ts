import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import type { useSheets } from '@/flows/navigation/use-sheet';
import { bookingMessages } from '@/messages/areas/bookings';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { saveBooking, type BookingRequest } from './save-booking';

/** The state of saving a gift; a saved one replaces the form by its record, once the history entry of a sheet is gone. */
export function useSaveGift(sheet: ReturnType<typeof useSheets>) {
  const messages = useMessages(bookingMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [recordPage, setRecordPage] = useState<string | null>(null);
  const isSheetOpen = sheet.step !== null;

  const showRecord = useEffectEvent(() => {
    if (isSheetOpen) sheet.close();
    else if (recordPage !== null) void navigate(recordPage, { replace: true });
  });
  useEffect(() => {
    if (recordPage !== null) showRecord();
  }, [recordPage, isSheetOpen]);

  const save = async (request: BookingRequest) => {
    setRefusal(null);
    setSaving(true);
    const saved = await saveBooking(request);
    setSaving(false);
    if (saved?.kind === 'refused') {
      setRefusal(saved.failure === null ? messages.noRecord : failureText(saved.failure, errors));
    }
    if (saved?.kind !== 'booked') return;
    const isNew = request.id === null;
    if (!isNew) notify(messages.changed);
    setRecordPage(
      href(recordsOf[request.content.accountType], { id: saved.id, fresh: isNew ? 1 : undefined }),
    );
  };
  return { isSaving, refusal, clearRefusal: () => setRefusal(null), save };
}

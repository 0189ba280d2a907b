import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appointmentTags } from '@/api/endpoints/appointment';
import type { HolidayTime } from '@/domain/activities/holiday';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Dialog } from '@/ui/overlays/dialog';
import { holidayMessages } from '../messages';
import { blessingBegun, prepareBlessing } from '../prepare-blessing';

/** Books a gift for the holiday, asking first where another one is being written; on the day itself one is sent at once. */
export function BlessButton({ holiday }: { holiday: HolidayTime }) {
  const messages = useMessages(holidayMessages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { data } = useEndpoint(appointmentTags, { accountType: 0 }, { background: true });
  const { name } = messages.holidays[holiday.names[0]];
  if (holiday.isToday) {
    return (
      <Button block onClick={() => void navigate(href('/transfer1'))}>
        <Inline as="span" display="inline-flex" marginRight={2} align="stretch">
          <Icon name="gift" size={20} />
        </Inline>
        {messages.send(name)}
      </Button>
    );
  }
  const openDraft = () => void navigate(href('/transfer3'));
  const book = () => {
    prepareBlessing(holiday, data?.tags.find(({ occasion }) => occasion === 'holiday')?.name ?? '');
    openDraft();
  };
  const handleClick = () => {
    const state = blessingBegun();
    if (state === 'empty') book();
    else if (state === 'begun') setAsking(true);
    else openDraft();
  };
  return (
    <>
      <Button block onClick={handleClick}>
        <Inline as="span" display="inline-flex" marginRight={2} align="stretch">
          <Icon name="schedule" size={20} />
        </Inline>
        {messages.book(name)}
      </Button>
      {isAsking && (
        <Dialog
          title={messages.draftTitle}
          confirm={{ label: messages.draftChange(name), onClick: book }}
          cancel={{ label: messages.draftKeep, onClick: openDraft }}
        >
          {messages.draftLine(name)}
        </Dialog>
      )}
    </>
  );
}

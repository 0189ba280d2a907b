import { useState } from 'react';
import { rateTrip, tripDetail } from '@/areas/taxi/endpoints/taxi-trips';
import { tripMessages } from '@/areas/taxi/messages';
import { longestRating, ratingTags, type RatingTag } from '@/areas/taxi/rules/trip-rating';
import { countCharacters } from '@/domain/text';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { TextField } from '@/ui/forms/text-field';
import { Inline } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import { StarChoice } from './star-choice';
import styles from './rating-sheet.module.css';

interface RatingSheetProps {
  id: string;
  driver: string;
  onClose: () => void;
}

/** Says how a ride was. */
export function RatingSheet({ id, driver, onClose }: RatingSheetProps) {
  const messages = useMessages(tripMessages);
  const [stars, setStars] = useState(0);
  const [tags, setTags] = useState<readonly RatingTag[]>([]);
  const [text, setText] = useState('');
  const { isBusy, errorText, send } = useWrite(rateTrip, { refresh: () => invalidate(tripDetail) });
  const isTooLong = countCharacters(text.trim()) > longestRating;
  const toggle = (tag: RatingTag) =>
    setTags(tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag]);
  const handleSend = () =>
    send({ id, stars, tags: [...tags], text: text.trim() }, () => {
      notify(messages.rateDone);
      onClose();
    });
  return (
    <Sheet title={messages.rateTitle(driver)} onClose={isBusy ? undefined : onClose}>
      <StarChoice stars={stars} onChange={setStars} />
      <Inline wrap justify="center" align="stretch" role="group" aria-label={messages.tagsLabel}>
        {ratingTags.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={tags.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {messages.tags[tag]}
          </button>
        ))}
      </Inline>
      <TextField
        label={messages.rateText}
        placeholder={messages.rateHint}
        value={text}
        validationError={isTooLong ? messages.rateLong(longestRating) : null}
        onChange={setText}
      />
      {errorText !== null && (
        <NoticeBar tone="danger" alarming>
          {errorText}
        </NoticeBar>
      )}
      <Button block disabled={stars === 0 || isTooLong} busy={isBusy} onClick={handleSend}>
        {messages.rateSend}
      </Button>
    </Sheet>
  );
}

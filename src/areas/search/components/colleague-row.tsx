import { useNavigate } from 'react-router-dom';
import type { Colleague } from '@/domain/colleagues/colleague';
import { href } from '@/domain/href';
import { addRecipients } from '@/domain/transfers/recipients';
import { isSamePerson } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { recipientsChosen, storedDraft } from '@/state/transfer-draft';
import { Tag } from '@/ui/feedback/tag';
import { Button } from '@/ui/forms/button';
import { Box, Inline, Stack } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import { Caption } from '@/ui/text/text';
import { searchMessages } from '../messages';
import { Marked } from './marked';
import styles from './found-card.module.css';

interface ColleagueRowProps {
  person: Colleague;
  ownUsercode: string;
  words: string;
}

/** A colleague with a button to give coins, or with the reason why this person can get none. */
export function ColleagueRow({ person, ownUsercode, words }: ColleagueRowProps) {
  const messages = useMessages(searchMessages);
  const transfers = useMessages(transferMessages);
  const navigate = useNavigate();
  const { name, pinyin, department, jobNumber } = person;
  const [tag, reason] = isSamePerson(person.usercode, ownUsercode)
    ? [transfers.self, transfers.selfLine]
    : person.departed
      ? [transfers.departed, transfers.departedLine]
      : person.oaAccount === null
        ? [transfers.noOa, transfers.noOaLine]
        : [null, null];
  const handleGive = () => {
    const before = storedDraft().transferList;
    const { list, refused } = addRecipients(before, [person], ownUsercode);
    const [refusal] = refused;
    // A colleague who is already on the list is no error: the transfer page shows them.
    if (refusal !== undefined && refusal.kind !== 'twice') {
      notify(transfers.recipientRefusals[refusal.kind](refusal.name));
      return;
    }
    recipientsChosen(list);
    if (before.length > 0) notify(messages.added(name));
    void navigate(href('/transfer1'));
  };
  return (
    <div className={`${styles.row} ${styles.person}`}>
      <Box as="span" flex="none" marginRight={3}>
        <Avatar name={name} />
      </Box>
      <Stack as="span" grow marginRight={3} breakWords>
        <Inline as="span" wrap>
          <span>
            <Marked text={name} words={words} pinyin={pinyin} />
          </span>
          {tag !== null && (
            <span className={styles.tag}>
              <Tag>{tag}</Tag>
            </span>
          )}
        </Inline>
        <Caption as="span" display="block">
          {reason ?? <Marked text={transfers.place(department, jobNumber)} words={words} />}
        </Caption>
      </Stack>
      {reason === null && (
        <Box as="span" flex="none">
          <Button variant="soft" aria-label={messages.giveTo(name)} onClick={handleGive}>
            {messages.give}
          </Button>
        </Box>
      )}
    </div>
  );
}

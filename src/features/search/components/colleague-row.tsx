import { useNavigate } from 'react-router-dom';
import type { Colleague } from '@/domain/colleagues/colleague';
import { href } from '@/domain/href';
import { addRecipients } from '@/domain/transfers/recipients';
import { isSamePerson } from '@/domain/transfers/transfer';
import { searchMessages } from '@/messages/search';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { recipientsChosen, storedDraft } from '@/state/transfer-draft';
import { Avatar } from '@/ui/people/avatar';
import { Button } from '@/ui/forms/button';
import { Tag } from '@/ui/feedback/tag';
import styles from './found-card.module.css';
import { Marked } from './marked';

interface ColleagueRowProps {
  person: Colleague;
  ownUsercode: string;
  words: string;
}

/** A colleague and the way to give them coins; who can get none says why, in the words of the picker. */
export function ColleagueRow({ person, ownUsercode, words }: ColleagueRowProps) {
  const said = useMessages(searchMessages);
  const transfers = useMessages(transferMessages);
  const navigate = useNavigate();
  const { name, pinyin, department, jobNumber } = person;
  const [tag, why] = isSamePerson(person.usercode, ownUsercode)
    ? [transfers.self, transfers.selfLine]
    : person.departed
      ? [transfers.departed, transfers.departedLine]
      : person.oaAccount === null
        ? [transfers.noOa, transfers.noOaLine]
        : [null, null];
  const give = () => {
    const before = storedDraft().transferList;
    const { list, refused } = addRecipients(before, [person], ownUsercode);
    const [refusal] = refused;
    // Whoever is in the list already only has to be shown there.
    if (refusal !== undefined && refusal.kind !== 'twice') {
      notify(transfers.recipientRefusals[refusal.kind](refusal.name));
      return;
    }
    recipientsChosen(list);
    if (before.length > 0) notify(said.added(name));
    void navigate(href('/transfer1'));
  };
  return (
    <div className={`${styles.row} ${styles.person}`}>
      <span className={styles.avatar}>
        <Avatar name={name} />
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>
          <span>
            <Marked text={name} words={words} pinyin={pinyin} />
          </span>
          {tag !== null && (
            <span className={styles.tag}>
              <Tag>{tag}</Tag>
            </span>
          )}
        </span>
        <span className={styles.line}>
          {why ?? <Marked text={transfers.place(department, jobNumber)} words={words} />}
        </span>
      </span>
      {why === null && (
        <span className={styles.give}>
          <Button variant="soft" aria-label={said.giveTo(name)} onClick={give}>
            {said.give}
          </Button>
        </span>
      )}
    </div>
  );
}

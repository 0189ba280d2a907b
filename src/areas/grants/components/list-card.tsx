import { Link } from 'react-router-dom';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { approvalMessages } from '@/messages/areas/approvals';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { TextButton } from '@/ui/forms/text-button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { previewOf, problemRows } from '../people-of';
import type { GrantDetail } from '../queries';
import { PeopleTable } from './people-table';
import styles from './list-card.module.css';

interface ListCardProps {
  request: GrantDetail;
  /** The address of the whole list. */
  wholeList: string;
  /** The list is being decided. */
  deciding: boolean;
}

/** The first rows of a grant's people, those with problems among them, and the way to all. */
export function ListCard({ request, wholeList, deciding }: ListCardProps) {
  const messages = useMessages(grantMessages);
  const approving = useMessages(approvalMessages);
  const { rows, fileName } = request;
  const problems = problemRows(rows).length;
  const preview = previewOf(rows);
  return (
    <Card
      title={messages.list}
      aside={
        <TextButton
          as={Link}
          to={wholeList}
          state={nextEntryState(0)}
          display="inline-flex"
          align="center"
          marginY={-3}
          tone="secondary"
          breakWords
        >
          {fileName === '' ? messages.wholeList(rows.length) : fileName}
          <Icon name="forward" size={14} />
        </TextButton>
      }
    >
      {deciding && problems > 0 && (
        <Inline as="p" tone="danger" size="note" align="stretch" className={styles.problems} role="note">
          <Icon name="warning" size={16} />
          <span>{approving.problems(problems)}</span>
        </Inline>
      )}
      <PeopleTable rows={preview} deciding={deciding} />
      <p className={styles.footer}>
        <span>{messages.rowRange(preview.length, rows.length)}</span>
        <span>{messages.slide}</span>
      </p>
    </Card>
  );
}

import type { Colleague } from '@/domain/colleagues/colleague';
import { formatCoins, parseAmount } from '@/domain/money';
import { amountRefusalText } from '@/messages/amount-refusal-text';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Box, Inline } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import { Caption } from '@/ui/text/text';
import { pasteListMessages } from '../messages';
import type { JudgedRow } from '../rules/pasted-verdicts';
import { useDistinctions } from '../use-distinctions';
import styles from './paste-list.module.css';

interface PastedRowsProps {
  rows: readonly JudgedRow[];
  /** Who was picked among people of the same name, by the index of the row. */
  picked: Readonly<Record<number, string>>;
  onPick: (index: number, usercode: string) => void;
}

/** A pasted list as it was understood, one row per person. */
export function PastedRows({ rows, picked, onPick }: PastedRowsProps) {
  const messages = useMessages(pasteListMessages);
  const { place } = useMessages(transferMessages);
  if (rows.length === 0) return null;
  return (
    <ul aria-label={messages.rows}>
      {rows.map(({ line, cell, by, candidates, person, verdict, amount }, index) => {
        const name = person?.name ?? candidates[0]?.name ?? cell;
        return (
          <Inline as="li" key={index} wrap paddingY={3} divider="between">
            <Avatar name={name} />
            <div className={styles.texts}>
              <p>
                {name}{' '}
                <Tag tone={verdict === 'ready' ? 'success' : verdict === 'full' ? 'info' : 'warning'}>
                  {messages.verdicts[verdict]}
                </Tag>
              </p>
              {person !== null && <Caption>{place(person.department, person.jobNumber)}</Caption>}
              <Caption>
                {by === null ? messages.line(line) : messages.matched(line, messages.by[by], cell)}
              </Caption>
            </div>
            {amount !== '' && <Amount text={amount} />}
            {candidates.length > 1 && (
              <Box width="full" marginTop={2}>
                <SameName
                  name={name}
                  people={candidates}
                  current={picked[index] ?? ''}
                  onPick={(usercode) => onPick(index, usercode)}
                />
              </Box>
            )}
          </Inline>
        );
      })}
    </ul>
  );
}

interface SameNameProps {
  name: string;
  people: readonly Colleague[];
  /** The usercode that was picked; empty for none. */
  current: string;
  onPick: (usercode: string) => void;
}

/** The people of one name to choose from. */
function SameName({ name, people, current, onPick }: SameNameProps) {
  const messages = useMessages(pasteListMessages);
  const distinction = useDistinctions(people);
  return (
    <ChoiceRow
      label={messages.which(name)}
      choices={people.map(({ usercode }) => [usercode, distinction(usercode)] as const)}
      current={current}
      onChange={onPick}
    />
  );
}

/** The amount beside a person; one that is refused stays as it was pasted, with the reason. */
function Amount({ text }: { text: string }) {
  const messages = useMessages(transferMessages);
  const parsed = parseAmount(text);
  if (parsed.ok) return <span className={styles.amount}>{formatCoins(parsed.amount)}</span>;
  return (
    <span className={styles.wrongAmount}>
      {text}
      <span className={styles.why}>{amountRefusalText(parsed.reason, messages)}</span>
    </span>
  );
}

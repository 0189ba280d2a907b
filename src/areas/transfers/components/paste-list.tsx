import { useMemo, useState } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import type { Recipient } from '@/domain/transfers/transfer';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { SwitchRow } from '@/ui/forms/form-row';
import { TextArea } from '@/ui/forms/text-area';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { amountsOf } from '../amounts-of';
import { pasteListMessages } from '../messages';
import { readPastedList } from '../rules/pasted-list';
import { judgePastedRows } from '../rules/pasted-verdicts';
import { PastedRows } from './pasted-rows';
import styles from './paste-list.module.css';

export interface PastedPeople {
  list: readonly Recipient[];
  count: number;
  /** By usercode; empty where amounts are not taken over. */
  amounts: Readonly<Record<string, string>>;
  /** Those beyond the most that one transfer takes. */
  waiting: readonly (Recipient & { amount: string })[];
}

interface PasteListProps {
  people: readonly Colleague[];
  chosen: readonly Recipient[];
  ownUsercode: string;
  /** Whether each recipient may get an amount of their own here. */
  takesAmounts: boolean;
  onAdd: (pasted: PastedPeople) => void;
  onClose: () => void;
}

/** Adds recipients from a pasted list; before any is added, every row shows who is meant and whether they will be added. */
export function PasteList({ people, chosen, ownUsercode, takesAmounts, onAdd, onClose }: PasteListProps) {
  const messages = useMessages(pasteListMessages);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Readonly<Record<number, string>>>({});
  const [isTakingAmounts, setTakingAmounts] = useState(true);
  const { rows, headers } = useMemo(() => readPastedList(text, people), [text, people]);
  const judged = judgePastedRows(rows, chosen, ownUsercode, picked);
  const count = judged.list.length - chosen.length;
  const hasAmounts = takesAmounts && rows.some(({ amount }) => amount !== '');
  const handleAdd = () => {
    const withAmount = (verdict: 'ready' | 'full') =>
      judged.rows.flatMap(({ verdict: own, person, amount }) =>
        own === verdict && person !== null
          ? [{ ...recipientOf(person), amount: hasAmounts && isTakingAmounts ? amount : '' }]
          : [],
      );
    onAdd({ list: judged.list, count, amounts: amountsOf(withAmount('ready')), waiting: withAmount('full') });
  };
  return (
    <Sheet title={messages.title} onClose={onClose}>
      <div className={styles.field} data-filled={rows.length > 0}>
        <TextArea
          label={messages.field}
          placeholder={messages.hint}
          value={text}
          invalid={rows.length > 0 && count === 0}
          onChange={(typed) => {
            setText(typed);
            setPicked({});
          }}
        />
      </div>
      <div role="status" className={styles.summary}>
        {rows.length > 0 && (
          <Text as="p" tone="plain" weight="bold">
            {messages.total(rows.length, count)}
          </Text>
        )}
        {headers > 0 && <p>{messages.headers(headers)}</p>}
        {Array.from(judged.causes, ([cause, number]) => (
          <p key={cause}>{messages.causes[cause](number)}</p>
        ))}
      </div>
      {hasAmounts && (
        <SwitchRow
          label={messages.takeAmounts}
          note={messages.takeAmountsLine}
          checked={isTakingAmounts}
          onChange={setTakingAmounts}
        />
      )}
      <PastedRows
        rows={judged.rows}
        picked={picked}
        onPick={(index, usercode) => setPicked({ ...picked, [index]: usercode })}
      />
      <div className={styles.footer}>
        <Button block disabled={count === 0} onClick={handleAdd}>
          {count === 0 ? messages.nobody : messages.add(count)}
        </Button>
      </div>
    </Sheet>
  );
}

function recipientOf({ usercode, name, department, jobNumber }: Colleague): Recipient {
  return { usercode, name, department, jobNumber };
}

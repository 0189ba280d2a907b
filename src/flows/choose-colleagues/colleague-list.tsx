import { memo, useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { Colleague } from '@/domain/colleagues/colleague';
import { maxRecipients } from '@/domain/constants';
import { isSamePerson, type Recipient } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { IndexStrip } from '@/ui/lists/index-strip';
import { useWindowed } from '@/ui/lists/windowed';
import { ColleagueRow } from './colleague-row';
import styles from './colleague-picker.module.css';
import type { Row, Rows } from './rows';

interface ColleagueListProps {
  rows: Rows;
  ownUsercode: string;
  chosen: readonly Recipient[];
  /** Names that more than one colleague bears. */
  namesakes: ReadonlyMap<string, number>;
  onAdd: (colleague: Colleague) => void;
  onRemove: (colleague: Colleague) => void;
}

/** Colleagues to tick; only the rows near the screen are mounted, however many there are. Drawn anew only when something about it changes. */
export const ColleagueList = memo(function ColleagueList({
  rows: { rows, starts },
  ownUsercode,
  chosen,
  namesakes,
  onAdd,
  onRemove,
}: ColleagueListProps) {
  const messages = useMessages(transferMessages);
  const list = useRef<WindowVirtualizerHandle>(null);
  const [letter, setLetter] = useState('');
  const windowed = useWindowed(listTop, aheadAtRest);
  const letters = Array.from(starts.keys());
  const isChosen = ({ usercode }: Colleague) =>
    chosen.some((recipient) => isSamePerson(recipient.usercode, usercode));
  const jump = (to: string) => {
    setLetter(to);
    list.current?.scrollToIndex(starts.get(to) ?? 0, { align: 'start', offset: -headerHeight });
  };
  const onScroll = () => {
    windowed.onScroll();
    const first = list.current?.findItemIndex(list.current.scrollOffset + headerHeight + rounding) ?? 0;
    setLetter(letters.filter((one) => (starts.get(one) ?? 0) <= first).pop() ?? letters[0] ?? '');
  };
  return (
    <>
      <div
        className={starts.size > 0 ? styles.lettered : styles.list}
        role="group"
        aria-label={messages.chosen(chosen.length, maxRecipients)}
      >
        <WindowVirtualizer ref={list} data={rows} {...windowed} onScroll={onScroll}>
          {/* Without keys a place keeps its elements and shows somebody else: a keystroke changes texts instead of building rows anew. */}
          {(row, index) =>
            typeof row === 'string' ? (
              <h2 className={styles.letter}>{row}</h2>
            ) : (
              <div className={styles.row} data-edge={edgeOf(rows, index)}>
                <ColleagueRow
                  person={row}
                  own={isSamePerson(row.usercode, ownUsercode)}
                  namesakes={namesakes.get(row.name) ?? 1}
                  chosen={isChosen(row)}
                  onAdd={onAdd}
                  onRemove={onRemove}
                />
              </div>
            )
          }
        </WindowVirtualizer>
      </div>
      {letters.length > 1 && (
        <IndexStrip
          label={messages.jump}
          letters={letters}
          current={letter === '' ? (letters[0] ?? '') : letter}
          onSelect={jump}
        />
      )}
    </>
  );
});

/** Rows out of sight cost with every keystroke, px. */
const aheadAtRest = 0;
/** Below search, filters and count, px. */
const listTop = 180;
/** The sticky header covers this much of the list's top, px. */
const headerHeight = 44;
/** A page scrolls by whole pixels, rows may end between them: a jump to a letter must not count as the one before it, px. */
const rounding = 2;

/** Where a row stands in its card. */
function edgeOf(rows: readonly Row[], index: number): string {
  const first = typeof (rows[index - 1] ?? '') === 'string';
  const last = typeof (rows[index + 1] ?? '') === 'string';
  return first && last ? 'only' : first ? 'first' : last ? 'last' : 'none';
}

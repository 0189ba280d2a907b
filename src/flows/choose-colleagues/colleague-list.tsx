import { memo, useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { Colleague } from '@/domain/colleagues/colleague';
import { isSamePerson, type Recipient } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { IndexStrip } from '@/ui/lists/index-strip';
import { useWindowed } from '@/ui/lists/windowed';
import { ColleagueRow, type Barred } from './colleague-row';
import type { Row, Rows } from './rows';
import styles from './colleague-picker.module.css';

interface ColleagueListProps {
  rows: Rows;
  ownUsercode: string;
  chosen: readonly Recipient[];
  /** The most people that can be chosen. */
  most: number;
  /** Names that more than one colleague bears. */
  namesakes: ReadonlyMap<string, number>;
  /** Who cannot be chosen, by usercode. */
  barred: ReadonlyMap<string, Barred>;
  onAdd: (colleague: Colleague) => void;
  onRemove: (colleague: Colleague) => void;
}

/** Colleagues to tick; virtualised, so that only the rows near the viewport are mounted. */
export const ColleagueList = memo(function ColleagueList({
  rows: { rows, starts },
  ownUsercode,
  chosen,
  most,
  namesakes,
  barred,
  onAdd,
  onRemove,
}: ColleagueListProps) {
  const messages = useMessages(transferMessages);
  const list = useRef<WindowVirtualizerHandle>(null);
  const [letter, setLetter] = useState('');
  const windowed = useWindowed(listTop, overscan);
  const letters = Array.from(starts.keys());
  const isChosen = ({ usercode }: Colleague) =>
    chosen.some((recipient) => isSamePerson(recipient.usercode, usercode));
  const handleLetter = (to: string) => {
    setLetter(to);
    list.current?.scrollToIndex(starts.get(to) ?? 0, { align: 'start', offset: -headerHeight });
  };
  const handleScroll = () => {
    windowed.onScroll();
    const first = list.current?.findItemIndex(list.current.scrollOffset + headerHeight + rounding) ?? 0;
    setLetter(letters.filter((one) => (starts.get(one) ?? 0) <= first).pop() ?? letters[0] ?? '');
  };
  return (
    <>
      <div
        className={starts.size > 0 ? styles.lettered : undefined}
        role="group"
        aria-label={messages.chosen(chosen.length, most)}
      >
        <WindowVirtualizer ref={list} data={rows} {...windowed} onScroll={handleScroll}>
          {/* Rows have no keys by person: a keystroke then updates texts instead of mounting new rows. */}
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
                  barred={barred.get(row.usercode) ?? null}
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
          onSelect={handleLetter}
        />
      )}
    </>
  );
});

/** How far beyond the viewport rows are mounted while nothing scrolls, px; every mounted row slows down typing. */
const overscan = 0;
/** Below search, filters and count, px. */
const listTop = 180;
/** The sticky header covers this much of the list's top, px. */
const headerHeight = 44;
/** Tolerance, px: a page scrolls by whole pixels, so that after a jump the row of the former letter may still be visible. */
const rounding = 2;

/** The position of a row in its card. */
function edgeOf(rows: readonly Row[], index: number): string {
  const first = typeof (rows[index - 1] ?? '') === 'string';
  const last = typeof (rows[index + 1] ?? '') === 'string';
  return first && last ? 'only' : first ? 'first' : last ? 'last' : 'none';
}

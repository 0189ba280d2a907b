import { WindowVirtualizer } from 'virtua';
import { formatCoins } from '@/domain/money';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { useWindowed } from '@/ui/lists/windowed';
import { Text } from '@/ui/text/text';
import type { NumberedRow } from '../people-of';
import styles from './people-table.module.css';

interface PeopleTableProps {
  rows: readonly NumberedRow[];
  /** Of a list that is being decided: the last column says whether a person can be paid. */
  deciding: boolean;
}

/** Above this many rows only those near the viewport are mounted. */
const mostMounted = 60;
const rowHeight = 40;
const listTop = 160;

/** The people of a grant: number and name stay, the other columns scroll sideways. */
export function PeopleTable({ rows, deciding }: PeopleTableProps) {
  const messages = useMessages(grantMessages);
  const windowed = useWindowed(listTop, 0, rowHeight);
  const { number, name, oa, department, money, state } = messages.columns;
  const renderRow = (each: NumberedRow) => <Row key={each.row.usercode} {...each} deciding={deciding} />;
  return (
    <div className={styles.frame}>
      <div
        className={styles.scroll}
        role="table"
        aria-label={messages.listScroll}
        aria-rowcount={rows.length + 1}
        tabIndex={0}
      >
        <div role="row" className={styles.head}>
          <span role="columnheader" className={styles.fixed}>
            <span className={styles.number}>{number}</span>
            {name}
          </span>
          <span role="columnheader" className={styles.oa}>
            {oa}
          </span>
          <span role="columnheader" className={styles.money}>
            {money}
          </span>
          <span role="columnheader" className={styles.state}>
            {state}
          </span>
          <span role="columnheader" className={styles.department}>
            {department}
          </span>
        </div>
        {rows.length > mostMounted ? (
          <WindowVirtualizer data={rows} {...windowed}>
            {renderRow}
          </WindowVirtualizer>
        ) : (
          rows.map(renderRow)
        )}
      </div>
    </div>
  );
}

function Row({ number, row, deciding }: NumberedRow & { deciding: boolean }) {
  const messages = useMessages(grantMessages);
  const { name, oaAccount, department, money, state, problem } = row;
  const isBad = (state === 'waiting' && problem !== null) || state === 'failed';
  const text =
    problem !== null
      ? messages.problems[problem]
      : deciding && state === 'waiting'
        ? messages.employed
        : messages.rowStates[state];
  return (
    <div role="row" className={styles.row} data-bad={isBad} data-gone={state === 'removed'}>
      <span role="cell" className={styles.fixed}>
        <span className={styles.number}>{number}</span>
        <Text breakWords className={styles.name}>
          {name}
        </Text>
      </span>
      <span role="cell" className={styles.oa} data-missing={oaAccount === null}>
        {oaAccount ?? messages.noOa}
      </span>
      <span role="cell" className={styles.money}>
        {formatCoins(money)}
      </span>
      <span role="cell" className={styles.state}>
        {text}
      </span>
      <span role="cell" className={styles.department}>
        {department}
      </span>
    </div>
  );
}

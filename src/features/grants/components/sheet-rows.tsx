import { Link, useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import type { GrantList } from '@/domain/sheets/grant-list';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import coin from '@/ui/icons/coin.svg';
import { Icon } from '@/ui/media/icon';
import { ChoiceLine } from './choice-line';
import styles from './sheet-rows.module.css';

interface SheetRowsProps {
  /** Undefined while it is being read. */
  list: GrantList | null | undefined;
  /** What may have been submitted already stays as it is. */
  locked: boolean;
}

/** The imported list, with what each of its people gets; without one the way to import it. */
export function SheetRows({ list, locked }: SheetRowsProps) {
  const messages = useMessages(grantMessages);
  const navigate = useNavigate();
  if (list === undefined) return <Skeleton label={messages.sheetLoading} bars={[64]} />;
  if (list === null)
    return (
      <ChoiceLine
        icon="doc"
        title={messages.importSheet}
        note={messages.importSheetNote}
        onOpen={() => void navigate(href('/excelPreviewGrant'))}
      />
    );
  const { fileName, rows } = list;
  const [first] = rows;
  const isEqual = first !== undefined && rows.every(({ amount }) => amount === first.amount);
  return (
    <>
      <div className={styles.file}>
        <span className={styles.icon}>
          <Icon name="doc" size={28} />
        </span>
        <span className={styles.texts}>
          <span className={styles.name}>{fileName}</span>
          <span className={styles.fine}>
            <Icon name="check" size={14} />
            {messages.sheetRows(rows.length)}
          </span>
        </span>
        {!locked && (
          <Link to={href('/excelPreviewGrant')} className={styles.see}>
            {messages.seeList}
          </Link>
        )}
      </div>
      <p className={styles.each}>
        <span className={styles.label}>{messages.each}</span>
        {isEqual ? (
          <span className={styles.amount}>
            <img src={coin} width={28} height={28} alt="" />
            {formatCoins(first.amount)}
          </span>
        ) : (
          <span className={styles.label}>{messages.ownAmounts}</span>
        )}
      </p>
    </>
  );
}

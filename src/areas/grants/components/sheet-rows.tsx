import { Link, useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import type { GrantList } from '@/domain/spreadsheets/grant-list';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextButton } from '@/ui/forms/text-button';
import coin from '@/ui/icons/coin.svg';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
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
        <Text marginRight={3} tone="success" flex="none">
          <Icon name="doc" size={28} />
        </Text>
        <Box as="span" grow>
          <Text display="block" breakWords>
            {fileName}
          </Text>
          <Inline as="span" tone="success" size="caption" className={styles.fine}>
            <Icon name="check" size={14} />
            {messages.sheetRows(rows.length)}
          </Inline>
        </Box>
        {!locked && (
          <TextButton
            as={Link}
            to={href('/excelPreviewGrant')}
            display="inline-flex"
            align="center"
            paddingX={3}
            size="note"
            flex="none"
          >
            {messages.seeList}
          </TextButton>
        )}
      </div>
      <Inline as="p" wrap justify="between" marginTop={3}>
        <Text tone="secondary">{messages.each}</Text>
        {isEqual ? (
          <span className={styles.amount}>
            <img src={coin} width={28} height={28} alt="" />
            {formatCoins(first.amount)}
          </span>
        ) : (
          <Text tone="secondary">{messages.ownAmounts}</Text>
        )}
      </Inline>
    </>
  );
}

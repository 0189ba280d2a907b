import { queryGiftHistory } from '@/api/endpoints/gift-history';
import { formatCoins, toTyped } from '@/domain/money';
import type { TransferDraft } from '@/domain/transfers/transfer';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { blessingTyped, moneyTyped } from '@/state/transfer-draft';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import { quickSendMessages } from '../messages';
import styles from './as-last-time.module.css';

/** Offers the amount and the blessing of the last gift to the only recipient, as long as no amount is typed. */
export function AsLastTime({ draft: { transferList, accountType, money, text } }: { draft: TransferDraft }) {
  const messages = useMessages(quickSendMessages);
  const [only, other] = transferList;
  const usercode = other === undefined ? only?.usercode : undefined;
  const { data: last } = useEndpoint(
    queryGiftHistory,
    { accountType, usercodes: usercode === undefined ? [] : [usercode] },
    {
      background: true,
      enabled: usercode !== undefined,
      select: ({ gifts }) => gifts.find((gift) => gift.accountType === accountType),
    },
  );
  if (last === undefined || usercode === undefined || money !== '') return null;
  const blessing = last.text.trim() === '' ? text : last.text;
  const handleTake = () => {
    moneyTyped(toTyped(last.money));
    blessingTyped(blessing);
  };
  return (
    <button type="button" className={styles.last} onClick={handleTake}>
      <Icon name="clock" size={18} />
      <Text minWidth={0} marginLeft={2} breakWords>
        {messages.asLast(formatCoins(last.money), blessing)}
      </Text>
    </button>
  );
}

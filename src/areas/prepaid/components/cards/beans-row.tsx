import type { DataOf } from '@/api/endpoint';
import type { jdBeans } from '@/api/endpoints/jd-beans';
import { jdBeansMessages } from '@/areas/prepaid/messages';
import { worthOfBeans } from '@/areas/prepaid/rules/beans';
import { formatCoins, formatCount } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import styles from './beans-row.module.css';

export type JdAccount = DataOf<typeof jdBeans>['account'];

/** How many beans the person has and what they are worth, or that an account can be bound. */
export function BeansRow({ account, onOpen }: { account: JdAccount; onOpen: () => void }) {
  const messages = useMessages(jdBeansMessages);
  const worth = worthOfBeans(account?.beans ?? 0);
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <svg className={styles.bean} width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.disc} cx="18" cy="18" r="18" />
        <path
          fill="#c98f2c"
          d="M13 10c6-3 12 2 12.500 8.500S20 28 15.500 26c-3.600-1.600-2-5-1-7s-1-3-3-3.500c-2-.6-1-4.200 1.500-5.500z"
        />
        <path
          d="M15 12.500c3-1.400 6 .6 7 3.500"
          stroke="#f9e4b4"
          strokeWidth="1.8"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
      <Box as="span" marginX={3} grow>
        <Box as="span" display="block">
          {messages.title}
          {account !== null && <span className={styles.count}>{formatCount(account.beans)}</span>}
        </Box>
        <Caption as="span" display="block">
          {account === null
            ? messages.unbound
            : worth === 0
              ? messages.tooFew
              : messages.worth(formatCoins(worth))}
        </Caption>
      </Box>
      <Text tone="tertiary">
        <Icon name="forward" size={16} />
      </Text>
    </button>
  );
}

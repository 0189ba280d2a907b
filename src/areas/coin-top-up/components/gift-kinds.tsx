import { Link } from 'react-router-dom';
import { jdBeans } from '@/api/endpoints/jd-beans';
import { href } from '@/domain/href';
import { maskPhone } from '@/domain/mask';
import { cardGiftKinds, type CardGiftKind } from '@/domain/top-up';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Caption } from '@/ui/text/text';
import { giftIcon } from '../gift-icon';
import { cardCodeMessages } from '../messages';
import styles from './gift-kinds.module.css';

/** The kinds of cards that can be redeemed, and where what they give goes. */
export function GiftKinds() {
  const messages = useMessages(cardCodeMessages);
  const { data: user } = useCurrentUser();
  // The page does without it: the gateway refuses a card of beans where no account is bound.
  const { data: beans } = useEndpoint(jdBeans, {}, { quiet: true, background: true });
  const account = beans?.account;
  // What is not known yet is not said to be missing.
  const lines: Readonly<Record<CardGiftKind, string>> = {
    coins: messages.coinsLine,
    phone:
      user === undefined
        ? ''
        : user.mobile === ''
          ? messages.noPhoneLine
          : messages.phoneLine(maskPhone(user.mobile)),
    beans:
      account === undefined ? '' : account === null ? messages.noBeansLine : messages.beansLine(account.tail),
  };
  return (
    <Card title={messages.kinds}>
      <ul>
        {cardGiftKinds.map((kind) => (
          <Inline as="li" key={kind} wrap paddingY={2} divider="between" className={styles.kind}>
            <span className={styles.tile}>
              <Icon name={giftIcon(kind)} size={20} />
            </span>
            <Box marginX={3} grow>
              <p>{messages.kindNames[kind]}</p>
              <Caption>{lines[kind]}</Caption>
            </Box>
            {kind === 'beans' && account === null && (
              <Link className={styles.bind} to={href('/jdCardHome', { step: 'beans' })}>
                {messages.bindJd}
              </Link>
            )}
          </Inline>
        ))}
      </ul>
    </Card>
  );
}

import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { usedOutsideScenes } from '@/domain/payment/payment-need';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import type { PaymentGuard } from '@/queries/payment';
import { TextButton } from '@/ui/forms/text-button';
import { Icon } from '@/ui/media/icon';
import { Note, Title } from '@/ui/text/text';
import { paymentSecurityMessages } from '../messages';
import { sceneIcons } from '../scene-icons';
import { LinkRow } from './link-row';
import styles from './rows.module.css';

/** The limit of each scene for payments without the password, with a link to change it. */
export function SceneRows({ guard: { free } }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const titles = useMessages(titleMessages);
  const others = usedOutsideScenes(free);
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <Title>{messages.sceneLimits}</Title>
        <TextButton
          as={Link}
          to={href('/sceneAuthorize')}
          display="inline-flex"
          align="center"
          tone="secondary"
          size="note"
        >
          {titles['/sceneAuthorize']}
          <Icon name="forward" size={14} />
        </TextButton>
      </div>
      {free.scenes.map((rule) => {
        const isFree = rule.free && free.enabled;
        const limit = formatCoins(rule.perPayment);
        return (
          <LinkRow
            key={rule.scene}
            to={href('/sceneLimitation', { scene: rule.scene })}
            icon={sceneIcons[rule.scene]}
            label={messages.scenes[rule.scene]}
            description={[
              ...(rule.agreementMissing !== null
                ? [messages.agreementMissing]
                : rule.free
                  ? []
                  : [messages.sceneOff]),
              ...((rule.free && rule.agreementMissing === null) || rule.usedToday > 0
                ? [messages.sceneToday(formatCoins(rule.usedToday))]
                : []),
            ].join(' · ')}
            value={isFree ? limit : messages.everyTime}
            {...(isFree
              ? { sign: '≤', accessibleText: messages.atMostAccessibleText(limit), isAmount: true }
              : {})}
          />
        );
      })}
      {others > 0 && <Note marginTop={2}>{messages.usedElsewhere(formatCoins(others))}</Note>}
    </section>
  );
}

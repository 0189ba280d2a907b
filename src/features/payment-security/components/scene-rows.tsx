import { Link } from 'react-router-dom';
import { formatCoins } from '@/domain/money';
import { href } from '@/domain/href';
import type { SceneRule } from '@/domain/payment/payment-need';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { Icon } from '@/ui/media/icon';
import { sceneIcons } from '../scene-icons';
import { LinkRow } from './link-row';
import styles from './rows.module.css';

/** What goes without the password in each scene, with the way to change it. */
export function SceneRows({ guard: { free } }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const titles = useMessages(titleMessages);
  const lineOf = ({ scene, usedToday }: SceneRule) => {
    const used = formatCoins(usedToday);
    // A ride is paid without anybody there to do it.
    return scene === 'taxi'
      ? messages.sceneTodayAnd(used, messages.sceneLines.taxi)
      : messages.sceneToday(used);
  };
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.sceneLimits}</h2>
        <Link to={href('/sceneAuthorize')} className={styles.more}>
          {titles['/sceneAuthorize']}
          <Icon name="forward" size={14} />
        </Link>
      </div>
      {free.scenes.map((rule) => {
        const isFree = rule.free && free.enabled;
        const most = formatCoins(rule.perPayment);
        return (
          <LinkRow
            key={rule.scene}
            to={href('/sceneLimitation', { scene: rule.scene })}
            icon={sceneIcons[rule.scene]}
            label={messages.scenes[rule.scene]}
            description={rule.free ? lineOf(rule) : messages.sceneOff}
            value={isFree ? most : messages.everyTime}
            {...(isFree
              ? { sign: '≤', accessibleText: messages.atMostAccessibleText(most), amount: true }
              : {})}
          />
        );
      })}
    </section>
  );
}

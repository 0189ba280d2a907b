import { Link } from 'react-router-dom';
import { formatCoins } from '@/domain/money';
import { href } from '@/domain/href';
import type { SceneRule } from '@/domain/payment/payment-need';
import { paymentSecurityWords } from '@/messages/payment-security';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { Icon } from '@/ui/media/icon';
import { sceneIcons } from '../scene-icons';
import { LinkRow } from './link-row';
import styles from './rows.module.css';

/** What goes without the password in each scene, with the way to change it. */
export function SceneRows({ guard: { free } }: { guard: PaymentGuard }) {
  const words = useWords(paymentSecurityWords);
  const titles = useWords(titleWords);
  const lineOf = ({ scene, usedToday }: SceneRule) => {
    const used = formatCoins(usedToday);
    // A ride is paid without anybody there to do it.
    return scene === 'taxi' ? words.sceneTodayAnd(used, words.sceneLines.taxi) : words.sceneToday(used);
  };
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.sceneLimits}</h2>
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
            label={words.scenes[rule.scene]}
            line={rule.free ? lineOf(rule) : words.sceneOff}
            value={isFree ? most : words.everyTime}
            {...(isFree ? { sign: '≤', heard: words.atMostHeard(most), amount: true } : {})}
          />
        );
      })}
    </section>
  );
}

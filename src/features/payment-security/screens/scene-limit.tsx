import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatCoins } from '@/domain/money';
import { href } from '@/domain/href';
import { paymentScenes, type PaymentScene } from '@/domain/payment/payment-need';
import { Reading } from '@/flows/query-view/query-view';
import { paymentSecurityWords } from '@/messages/payment-security';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { usePaymentGuard, type PaymentGuard } from '@/queries/payment';
import { Card } from '@/ui/layout/card';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SwitchRow } from '@/ui/forms/form-row';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { AmountChoices } from '../components/amount-choices';
import { ChangeFailed } from '../components/change-failed';
import { FootNote } from '../components/foot-note';
import { PasswordNotice } from '../components/password-notice';
import { useLimitChanges } from '../use-limit-changes';
import styles from './scene-limit.module.css';

/** /sceneLimitation: how much goes without the password in one scene; the first one where the address names none. */
export default function SceneLimit() {
  const words = useWords(paymentSecurityWords);
  const titles = useWords(titleWords);
  const guard = usePaymentGuard();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const scene = paymentScenes.find((known) => known === search.get('scene')) ?? paymentScenes[0];
  return (
    <Page title={titles['/sceneLimitation']}>
      <div className={styles.scenes}>
        <ChoiceRow
          label={words.sceneChoice}
          choices={paymentScenes.map((name) => [name, words.scenes[name]] as const)}
          current={scene}
          onChange={(other) => void navigate(href('/sceneLimitation', { scene: other }), { replace: true })}
        />
      </div>
      <Reading query={guard} title={words.failed} skeleton={<Skeleton label={words.loading} bars={[220]} />}>
        {(known) => <OneScene key={scene} guard={known} scene={scene} />}
      </Reading>
    </Page>
  );
}

function OneScene({ guard, scene }: { guard: PaymentGuard; scene: PaymentScene }) {
  const words = useWords(paymentSecurityWords);
  const { busy, failed, change, sheet } = useLimitChanges({ guard, back: 0 });
  const rule = guard.free.scenes.find((each) => each.scene === scene);
  const saved = busy?.what === 'scene' ? busy : null;
  if (rule === undefined) return null;
  return (
    <>
      <PasswordNotice guard={guard} />
      <ChangeFailed failed={failed} />
      <Card title={words.scenes[scene]} aside={words.sceneToday(formatCoins(rule.usedToday))}>
        <SwitchRow
          label={words.sceneFree}
          note={words.sceneLines[scene]}
          checked={rule.free}
          busy={saved !== null && saved.free !== rule.free}
          onChange={(free) => change({ what: 'scene', scene, free, to: rule.perPayment })}
        />
        {rule.free ? (
          <>
            <p className={styles.head}>
              <span>{words.freePerPayment}</span>
              <span className={styles.note}>{words.freeAbove}</span>
            </p>
            <AmountChoices
              label={words.freePerPayment}
              choices={guard.choices}
              current={rule.perPayment}
              busy={saved === null ? null : saved.to}
              heard={words.coins}
              onChoose={(to) => change({ what: 'scene', scene, free: true, to })}
            />
          </>
        ) : (
          <p className={styles.note}>{words.everyTime}</p>
        )}
      </Card>
      <p className={styles.above}>
        {guard.free.enabled ? words.sceneAbove(formatCoins(guard.free.perPayment)) : words.freeIsOff}
        <Link to={href('/sceneAuthorize')} className={styles.way}>
          {words.allScenes}
        </Link>
      </p>
      <FootNote>{words.raiseNote}</FootNote>
      {sheet}
    </>
  );
}

import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { Reading } from '@/flows/query-view/query-view';
import { paymentSecurityWords } from '@/messages/payment-security';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { usePaymentGuard, type PaymentGuard } from '@/queries/payment';
import { SwitchRow } from '@/ui/forms/form-row';
import { ListSection } from '@/ui/lists/list-section';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ChangeFailed } from '../components/change-failed';
import { FootNote } from '../components/foot-note';
import { PasswordNotice } from '../components/password-notice';
import { sceneIcons } from '../scene-icons';
import { useLimitChanges } from '../use-limit-changes';
import styles from './scenes.module.css';

/** /sceneAuthorize: which scenes may take coins without the password. */
export default function Scenes() {
  const words = useWords(paymentSecurityWords);
  const titles = useWords(titleWords);
  const guard = usePaymentGuard();
  return (
    <Page title={titles['/sceneAuthorize']}>
      <Reading
        query={guard}
        title={words.failed}
        skeleton={<Skeleton label={words.loading} bars={[60, 280]} />}
      >
        {(known) => <SceneSwitches guard={known} />}
      </Reading>
    </Page>
  );
}

function SceneSwitches({ guard }: { guard: PaymentGuard }) {
  const words = useWords(paymentSecurityWords);
  const navigate = useNavigate();
  const { busy, failed, change, sheet } = useLimitChanges({ guard, back: 0 });
  return (
    <>
      <PasswordNotice guard={guard} />
      {!guard.free.enabled && (
        <NoticeBar
          tone="warning"
          action={{ label: words.toLimits, go: () => void navigate(href('/payLimitation')) }}
        >
          {words.freeOffNote}
        </NoticeBar>
      )}
      <ChangeFailed failed={failed} />
      <p className={styles.intro}>{words.sceneIntro}</p>
      <ListSection title={words.scenesWithoutPassword}>
        {guard.free.scenes.map(({ scene, free, perPayment }) => (
          <SwitchRow
            key={scene}
            icon={sceneIcons[scene]}
            label={words.scenes[scene]}
            note={words.sceneLines[scene]}
            checked={free}
            busy={busy?.what === 'scene' && busy.scene === scene}
            onChange={(to) => change({ what: 'scene', scene, free: to, to: perPayment })}
          />
        ))}
      </ListSection>
      <FootNote>{words.sceneRaiseNote}</FootNote>
      {sheet}
    </>
  );
}

import { useNavigate } from 'react-router-dom';
import { freeSelect } from '@/api/endpoints/free-payment';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { type PaymentGuard } from '@/queries/payment';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ListSection } from '@/ui/lists/list-section';
import { Footnote } from '../components/footnote';
import { PasswordNotice } from '../components/password-notice';
import { SceneSwitch } from '../components/scene-switch';
import { paymentSecurityMessages } from '../messages';
import { sceneIcons } from '../scene-icons';
import { useLimitChanges } from '../use-limit-changes';
import styles from './scenes.module.css';

/** /sceneAuthorize: the scenes in which payments need no password. */
export default function Scenes() {
  const messages = useMessages(paymentSecurityMessages);
  const guard = useEndpoint(freeSelect, {});
  return (
    <DetailPage query={guard} failed={messages.failed} loading={messages.loading} bars={[60, 280]}>
      {(data) => <SceneSwitches guard={data} />}
    </DetailPage>
  );
}

function SceneSwitches({ guard }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const navigate = useNavigate();
  const { savingChange, errorText, requestChange, sheet } = useLimitChanges({ guard, stepsBack: 0 });
  return (
    <>
      <PasswordNotice guard={guard} />
      {!guard.free.enabled && (
        <NoticeBar
          tone="warning"
          action={{ label: messages.toLimits, onClick: () => void navigate(href('/payLimitation')) }}
        >
          {messages.freeOffNote}
        </NoticeBar>
      )}
      <ErrorNotice text={errorText} />
      <p className={styles.intro}>{messages.sceneIntro}</p>
      <ListSection title={messages.scenesWithoutPassword}>
        {guard.free.scenes.map((rule) => (
          <SceneSwitch
            key={rule.scene}
            rule={rule}
            icon={sceneIcons[rule.scene]}
            label={messages.scenes[rule.scene]}
            busy={savingChange?.what === 'scene' && savingChange.scene === rule.scene}
            onChange={(free) =>
              requestChange({ what: 'scene', scene: rule.scene, free, to: rule.perPayment })
            }
          />
        ))}
      </ListSection>
      <Footnote>{messages.sceneRaiseNote}</Footnote>
      {sheet}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { freeSelect } from '@/api/endpoints/free-payment';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { paymentScenes, type PaymentScene } from '@/domain/payment/payment-need';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { type PaymentGuard } from '@/queries/payment';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { TextButton } from '@/ui/forms/text-button';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { AmountChoices } from '../components/amount-choices';
import { Footnote } from '../components/footnote';
import { PasswordNotice } from '../components/password-notice';
import { SceneSwitch } from '../components/scene-switch';
import { paymentSecurityMessages } from '../messages';
import { useLimitChanges } from '../use-limit-changes';
import styles from './scene-limit.module.css';

/** /sceneLimitation: the limit of one scene for payments without the password; the first scene where the address names none. */
export default function SceneLimit() {
  const messages = useMessages(paymentSecurityMessages);
  const guard = useEndpoint(freeSelect, {});
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const scenes = guard.data?.free.scenes.map((rule) => rule.scene) ?? [];
  const scene = scenes.find((name) => name === search.get('scene')) ?? paymentScenes[0];
  const chips = useRef<HTMLDivElement>(null);
  // The last scenes stand beyond the edge of a phone.
  useEffect(() => {
    const chosen = chips.current?.querySelector('[aria-checked="true"]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [scene, scenes.length]);
  return (
    <DetailPage
      head={
        scenes.length > 0 && (
          <Box ref={chips} marginBottom={3}>
            <ChoiceRow
              label={messages.sceneChoice}
              choices={scenes.map((name) => [name, messages.scenes[name]] as const)}
              current={scene}
              onChange={(other) =>
                void navigate(href('/sceneLimitation', { scene: other }), { replace: true })
              }
            />
          </Box>
        )
      }
      query={guard}
      failed={messages.failed}
      loading={messages.loading}
      bars={[220]}
    >
      {(data) => <SceneForm key={scene} guard={data} scene={scene} />}
    </DetailPage>
  );
}

function SceneForm({ guard, scene }: { guard: PaymentGuard; scene: PaymentScene }) {
  const messages = useMessages(paymentSecurityMessages);
  const { savingChange, errorText, requestChange, sheet } = useLimitChanges({ guard, stepsBack: 0 });
  const rule = guard.free.scenes.find((each) => each.scene === scene);
  const savingScene = savingChange?.what === 'scene' ? savingChange : null;
  if (rule === undefined) return null;
  return (
    <>
      <PasswordNotice guard={guard} />
      <ErrorNotice text={errorText} />
      <Card title={messages.scenes[scene]} aside={messages.sceneToday(formatCoins(rule.usedToday))}>
        <SceneSwitch
          rule={rule}
          label={messages.sceneFree}
          busy={savingScene !== null && savingScene.free !== rule.free}
          onChange={(free) => requestChange({ what: 'scene', scene, free, to: rule.perPayment })}
        />
        {rule.free ? (
          <>
            <Inline
              as="p"
              wrap
              align="baseline"
              justify="between"
              paddingTop={3}
              marginBottom={2.5}
              weight="medium"
            >
              <span>{messages.freePerPayment}</span>
              <Note as="span" weight="regular">
                {messages.freeAbove}
              </Note>
            </Inline>
            <AmountChoices
              label={messages.freePerPayment}
              choices={guard.choices}
              current={rule.perPayment}
              savingAmount={savingScene === null ? null : savingScene.to}
              accessibleText={messages.coins}
              onChoose={(to) => requestChange({ what: 'scene', scene, free: true, to })}
            />
          </>
        ) : (
          <Note weight="regular">{messages.everyTime}</Note>
        )}
      </Card>
      <p className={styles.above}>
        {guard.free.enabled ? messages.sceneAbove(formatCoins(guard.free.perPayment)) : messages.freeIsOff}
        <TextButton
          as={Link}
          to={href('/sceneAuthorize')}
          display="inline-flex"
          align="center"
          weight="medium"
        >
          {messages.allScenes}
        </TextButton>
      </p>
      <Footnote>{messages.raiseNote}</Footnote>
      {sheet}
    </>
  );
}

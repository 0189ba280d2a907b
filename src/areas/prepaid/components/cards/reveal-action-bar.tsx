import { gatewayNow } from '@/api/clock';
import { cardMessages } from '@/areas/prepaid/messages';
import { useMessages } from '@/messages/language';
import { useRemaining } from '@/ui/feedback/use-remaining';
import { Button } from '@/ui/forms/button';
import { Caption } from '@/ui/text/text';

interface RevealActionBarProps {
  /** Until when the code is shown, by the gateways' clock, ms; null while it is hidden. */
  until: number | null;
  isBusy: boolean;
  /** There is no password, or it is locked. */
  needsCode: boolean;
  onReveal: () => void;
  onHide: () => void;
}

/** Shows the code of the open card after the password, and hides it again. */
export function RevealActionBar({ until, isBusy, needsCode, onReveal, onHide }: RevealActionBarProps) {
  const messages = useMessages(cardMessages);
  return until === null ? (
    <>
      <Button block busy={isBusy} onClick={onReveal}>
        {isBusy ? messages.revealing : needsCode ? messages.revealByCode : messages.reveal}
      </Button>
      <Caption marginTop={2} tone="tertiary" textAlign="center">
        {messages.revealNote}
      </Caption>
    </>
  ) : (
    <>
      <Button block variant="soft" onClick={onHide}>
        {messages.hide}
      </Button>
      <SecondsLeft until={until} />
    </>
  );
}

function SecondsLeft({ until }: { until: number }) {
  const messages = useMessages(cardMessages);
  const seconds = Math.ceil(Math.max(0, useRemaining(until, gatewayNow)) / 1_000);
  return (
    <Caption marginTop={2} tone="tertiary" textAlign="center">
      {messages.hidesIn(seconds)}
    </Caption>
  );
}

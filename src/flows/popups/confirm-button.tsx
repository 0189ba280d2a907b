import type { Popup } from '@/domain/popups/popup';
import { popupMessages } from '@/messages/popups';
import { useMessages } from '@/messages/language';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Button } from '@/ui/forms/button';
import { ownColors, shownImage } from './outside-look';
import styles from './popup-dialog.module.css';

interface ConfirmButtonProps {
  popup: Popup;
  isLastStep: boolean;
  busy: boolean;
  confirm: () => void;
}

/** The way on: by steps, and at the last one by the pop-up's own words, image or colour. */
export function ConfirmButton({ popup, isLastStep, busy, confirm }: ConfirmButtonProps) {
  const messages = useMessages(popupMessages);
  const image = shownImage(popup.buttonImageUrl, useRuntimeConfig()?.imageHosts ?? []);
  const asksToAgree = popup.windowType === '3' || popup.demand.hasProtocol;
  const usual = popup.interaction === 'open' ? messages.goOn : asksToAgree ? messages.agree : messages.iKnow;
  const label = isLastStep ? popup.rightButton || usual : messages.nextStep;
  if (image !== '' && isLastStep) {
    return (
      <button type="button" className={styles.drawn} disabled={busy} aria-busy={busy} onClick={confirm}>
        <img src={image} alt={label} />
      </button>
    );
  }
  // While it is busy it looks like any busy button.
  return (
    <Button block busy={busy} style={busy ? undefined : ownColors(popup.color)} onClick={confirm}>
      {label}
    </Button>
  );
}

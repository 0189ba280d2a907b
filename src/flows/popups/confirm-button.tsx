import type { Popup } from '@/domain/popups/popup';
import { popupWords } from '@/messages/popups';
import { useWords } from '@/messages/language';
import { useSurroundings } from '@/state/runtime-config';
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
  const words = useWords(popupWords);
  const image = shownImage(popup.buttonImageUrl, useSurroundings()?.imageHosts ?? []);
  const asksToAgree = popup.windowType === '3' || popup.demand.hasProtocol;
  const usual = popup.interaction === 'open' ? words.goOn : asksToAgree ? words.agree : words.iKnow;
  const label = isLastStep ? popup.rightButton || usual : words.nextStep;
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

import { shownImage } from '@/domain/external-links/outside-image';
import type { Popup } from '@/domain/popups/popup';
import { popupMessages } from '@/messages/areas/popups';
import { useMessages } from '@/messages/language';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { ownColors } from './outside-look';
import styles from './popup-dialog.module.css';

interface ConfirmButtonProps {
  popup: Popup;
  isLastStep: boolean;
  busy: boolean;
  onConfirm: () => void;
}

/** The main button of a pop-up: the next step, or at the last step the pop-up's own label, image or colour. */
export function ConfirmButton({ popup, isLastStep, busy, onConfirm }: ConfirmButtonProps) {
  const messages = useMessages(popupMessages);
  const image = shownImage(popup.buttonImageUrl, useRuntimeConfig()?.imageHosts ?? []);
  const needsAgreement = popup.windowType === '3' || popup.demand.hasProtocol;
  const defaultLabel =
    popup.interaction === 'open' ? messages.goOn : needsAgreement ? messages.agree : messages.iKnow;
  const label = isLastStep ? popup.rightButton || defaultLabel : messages.nextStep;
  if (image !== '' && isLastStep) {
    return (
      <Box
        as="button"
        type="button"
        display="block"
        width="full"
        minHeight="tap"
        className={styles.drawn}
        disabled={busy}
        aria-busy={busy}
        onClick={onConfirm}
      >
        <img src={image} alt={label} />
      </Box>
    );
  }
  // A busy button has the colours of every busy button.
  return (
    <Button block busy={busy} style={busy ? undefined : ownColors(popup.color)} onClick={onConfirm}>
      {label}
    </Button>
  );
}

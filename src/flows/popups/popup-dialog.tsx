import { useId } from 'react';
import { shownImage } from '@/domain/external-links/outside-image';
import type { Popup } from '@/domain/popups/popup';
import { popupDialogWidth } from '@/domain/popups/popup-limits';
import type { PopupEvent, PopupQueue } from '@/domain/popups/popup-queue';
import { popupMessages } from '@/messages/areas/popups';
import { useMessages } from '@/messages/language';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Button } from '@/ui/forms/button';
import { EnvelopeHead } from '@/ui/gifts/envelope-head';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { LazyImage } from '@/ui/media/lazy-image';
import { ModalLayer } from '@/ui/overlays/modal-layer';
import { Title } from '@/ui/text/text';
import { AgreementBox, AgreementLinks } from './agreement';
import { ConfirmButton } from './confirm-button';
import { PopupText } from './popup-text';
import styles from './popup-dialog.module.css';

interface PopupDialogProps {
  popup: Popup;
  queue: PopupQueue;
  onEvent: (event: PopupEvent) => void;
}

/** The current pop-up of the queue: an image, or an envelope with text, agreements and a box to tick. */
export default function PopupDialog({ popup, queue, onEvent }: PopupDialogProps) {
  const messages = useMessages(popupMessages);
  const heading = useId();
  const text = useId();
  const image = shownImage(popup.imageUrl, useRuntimeConfig()?.imageHosts ?? []);
  const handleClose = () => onEvent({ kind: 'closed' });
  const title = popup.title === '' ? messages.title : popup.title;
  const total = queue.popups.length;
  const position = total > 1 ? messages.position(queue.at + 1, total) : undefined;
  const positionAccessibleText = messages.positionAccessibleText(queue.at + 1, total);
  const box = (popup.demand.userConfirmType === 1 || popup.demand.hasProtocol) && (
    <AgreementBox
      label={popup.confirmTip === '' ? messages.agreed : popup.confirmTip}
      ticked={queue.ticked}
      highlighted={queue.highlighted}
      onToggle={() => onEvent({ kind: 'ticked' })}
    />
  );
  const confirmButton = (
    <ConfirmButton
      popup={popup}
      isLastStep={queue.step >= popup.steps.length - 1}
      busy={queue.busy}
      onConfirm={() => onEvent({ kind: 'confirmed' })}
    />
  );

  if (popup.windowType === '1' && image !== '') {
    return (
      <ModalLayer placement="middle" heading={heading} bare onClose={handleClose}>
        <h2 id={heading} className={styles.hidden}>
          {title}
        </h2>
        <Box position="relative" overflow="hidden" radius="xl" background="surface">
          <LazyImage src={image} alt={title} height={pictureHeight} />
          {position !== undefined && (
            <p className={styles.position} role="note" aria-label={positionAccessibleText}>
              {position}
            </p>
          )}
          <Box paddingTop={3} paddingBottom={4} paddingX={4}>
            {box}
            {confirmButton}
          </Box>
        </Box>
        <button
          type="button"
          className={styles.disc}
          aria-label={messages.close}
          disabled={queue.busy}
          onClick={handleClose}
        >
          <Icon name="close" />
        </button>
      </ModalLayer>
    );
  }
  return (
    <ModalLayer placement="middle" heading={heading} text={text} onClose={handleClose}>
      <EnvelopeHead position={position} positionAccessibleText={positionAccessibleText} />
      <div className={styles.content}>
        <Title id={heading} size="title" textAlign="center" breakWords>
          {title}
        </Title>
        {image !== '' && <LazyImage src={image} alt="" height={pictureHeight / 3} />}
        <PopupText id={text} popup={popup} step={queue.step} />
        <AgreementLinks links={popup.links} />
        {box}
        <div className={styles.answers}>
          {confirmButton}
          <Button variant="quiet" disabled={queue.busy} onClick={handleClose}>
            {popup.leftButton === '' ? messages.close : popup.leftButton}
          </Button>
        </div>
      </div>
    </ModalLayer>
  );
}

/** Pictures of pop-ups are a little taller than wide. */
const pictureHeight = Math.round(popupDialogWidth * 1.27);

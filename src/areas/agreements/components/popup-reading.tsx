import { shownImage } from '@/domain/external-links/outside-image';
import type { Popup } from '@/domain/popups/popup';
import { AgreementLinks } from '@/flows/popups/agreement';
import { ConfirmButton } from '@/flows/popups/confirm-button';
import { PopupText } from '@/flows/popups/popup-text';
import { popupMessages } from '@/messages/areas/popups';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Tag } from '@/ui/feedback/tag';
import { EnvelopeHead } from '@/ui/gifts/envelope-head';
import { Box, Surface } from '@/ui/layout/box';
import { LazyImage } from '@/ui/media/lazy-image';
import { Text, Title } from '@/ui/text/text';
import styles from './popup-reading.module.css';

interface PopupReadingProps {
  popup: Popup;
  /** The tag of a pop-up that has ended. */
  endedLabel: string;
}

/** A pop-up on a page of its own: all of its steps, its picture and its links; nothing is confirmed and no points are granted. */
export function PopupReading({ popup, endedLabel }: PopupReadingProps) {
  const messages = useMessages(popupMessages);
  const image = shownImage(popup.imageUrl, useRuntimeConfig()?.imageHosts ?? []);
  const title = popup.title === '' ? messages.title : popup.title;
  return (
    <Surface as="article" overflow="hidden" radius="xl" shadow={2}>
      <EnvelopeHead position={undefined} />
      <div className={styles.content}>
        <Text as="div" marginBottom={2} textAlign="center">
          <Title marginBottom={1} size="title" breakWords>
            {title}
          </Title>
          {popup.over && <Tag>{endedLabel}</Tag>}
        </Text>
        {image !== '' && (
          <Box overflow="hidden" marginTop={3} radius="m">
            <LazyImage src={image} alt={title} height={pictureHeight} />
          </Box>
        )}
        {popup.steps.map((_, step) => (
          <PopupText key={step} popup={popup} step={step} />
        ))}
        <AgreementLinks links={popup.links} />
        {popup.interaction === 'open' && !popup.over && (
          <Box marginTop={5}>
            <ConfirmButton
              popup={popup}
              isLastStep
              busy={false}
              onConfirm={() => openExternal(popup.gotoUrl)}
            />
          </Box>
        )}
      </div>
    </Surface>
  );
}

/** Pixels; as wide as the page, and a little taller. */
const pictureHeight = 420;

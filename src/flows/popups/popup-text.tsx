import type { Popup } from '@/domain/popups/popup';
import { openExternal } from '@/state/external-navigation';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Box } from '@/ui/layout/box';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import styles from './popup-dialog.module.css';

// Loaded lazily, as few pop-ups contain HTML.
const OutsideHtml = lazyComponent('outside-html', () => import('@/ui/media/outside-html'));

const none: readonly string[] = [];

interface PopupTextProps {
  popup: Popup;
  step: number;
  id?: string;
}

/** The text of one step of a pop-up: plain text with its line breaks, or sanitised HTML. */
export function PopupText({ popup, step, id }: PopupTextProps) {
  const imageHosts = useRuntimeConfig()?.imageHosts ?? none;
  const text = popup.steps[step] ?? '';
  if (!popup.html) {
    return (
      <p id={id} className={styles.text}>
        {text}
      </p>
    );
  }
  return (
    <Box id={id} marginTop={2}>
      <OutsideHtml html={text} imageHosts={imageHosts} onAddress={openExternal} />
    </Box>
  );
}

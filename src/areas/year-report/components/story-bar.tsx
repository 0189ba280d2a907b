import { use, type ReactNode } from 'react';
import { useMessages } from '@/messages/language';
import { IconButton } from '@/ui/forms/icon-button';
import { Inline } from '@/ui/layout/box';
import { WayBack } from '@/ui/layout/way-back';
import { Icon } from '@/ui/media/icon';
import { yearReportMessages } from '../messages';
import styles from './story-bar.module.css';

/** What stands below the progress of a story, with the button that closes it at its end. */
export function StoryBar({ children }: { children?: ReactNode }) {
  const messages = useMessages(yearReportMessages);
  const back = use(WayBack);
  return (
    <Inline justify="end" className={styles.bar}>
      {children}
      {back !== undefined && (
        <IconButton
          type="button"
          position="relative"
          className={styles.button}
          aria-label={messages.close}
          onClick={back.onClick}
        >
          <Icon name="close" size={22} />
        </IconButton>
      )}
    </Inline>
  );
}

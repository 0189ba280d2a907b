import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { TextButton } from '@/ui/forms/text-button';
import { Page } from '@/ui/layout/page';
import { redPacketMessages } from '../messages';
import styles from './packet-page.module.css';

interface PacketPageProps {
  /** The open packet extends its colour behind the header. */
  variant: 'sealed' | 'open' | 'plain';
  children: ReactNode;
}

/** The page of one red packet, with a link to all of them. */
export function PacketPage({ variant, children }: PacketPageProps) {
  const messages = useMessages(redPacketMessages);
  return (
    <Page
      title={variant === 'sealed' ? messages.coverTitle : messages.detailTitle}
      highlight={variant === 'sealed'}
      hero={variant === 'open'}
      action={
        <TextButton
          as={Link}
          to={href('/red-packets')}
          display="inline-flex"
          align="center"
          paddingX={3}
          tone="secondary"
          size="note"
          className={styles.action}
          data-hero={variant === 'open'}
        >
          {messages.recordsTitle}
        </TextButton>
      }
    >
      {children}
    </Page>
  );
}

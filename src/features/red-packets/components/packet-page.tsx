import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { redPacketWords } from '@/messages/red-packets';
import { useWords } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import styles from './packet-page.module.css';

interface PacketPageProps {
  /** Still closed, or open with its colour up behind the header. */
  look: 'sealed' | 'open' | 'plain';
  children: ReactNode;
}

/** The page of one red packet, with the way to all of them. */
export function PacketPage({ look, children }: PacketPageProps) {
  const words = useWords(redPacketWords);
  return (
    <Page
      title={look === 'sealed' ? words.coverTitle : words.detailTitle}
      glow={look === 'sealed'}
      hero={look === 'open'}
      action={
        <Link to={href('/red-packets')} className={styles.action} data-hero={look === 'open'}>
          {words.recordsTitle}
        </Link>
      }
    >
      {children}
    </Page>
  );
}

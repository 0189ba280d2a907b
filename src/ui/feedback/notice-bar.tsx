import type { ReactNode } from 'react';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { IconButton } from '@/ui/forms/icon-button';
import { Icon } from '@/ui/media/icon';
import styles from './notice-bar.module.css';

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

interface NoticeBarProps {
  tone: keyof typeof icons;
  /** Announced at once by screen readers. */
  alarming?: boolean;
  /** Stands between cards: keeps its distance from the next one. */
  apart?: boolean;
  action?: { label: string; onClick: () => void };
  onClose?: () => void;
  /** What closing does, where it does more than close. */
  closeLabel?: string;
  children: ReactNode;
}

/** A one-line notice in the page; it stays until it is closed or no longer applies. */
export function NoticeBar(props: NoticeBarProps) {
  const { tone, alarming = false, apart = false, action, onClose, closeLabel, children } = props;
  const messages = useMessages(kitMessages);
  return (
    <div className={styles.bar} data-tone={tone} data-apart={apart} role={alarming ? 'alert' : 'note'}>
      <Icon name={icons[tone]} size={18} />
      <p className={styles.text}>{children}</p>
      {action !== undefined && (
        <button type="button" className={styles.action} onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {onClose !== undefined && (
        <IconButton type="button" aria-label={closeLabel ?? messages.close} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
    </div>
  );
}

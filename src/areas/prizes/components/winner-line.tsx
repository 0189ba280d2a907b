import { useEffect, useState } from 'react';
import { winnerMessages } from '@/api/endpoints/award';
import { swipeInterval } from '@/domain/constants';
import { maskName } from '@/domain/mask';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { usePageHidden } from '@/ui/browser/page-hidden';
import { useReducedMotion } from '@/ui/browser/reduced-motion';
import { IconButton } from '@/ui/forms/icon-button';
import { Icon } from '@/ui/media/icon';
import { prizeMessages } from '../messages';
import styles from './winner-line.module.css';

/**
 * Who won what lately, one at a time. It stands still after the pause button, while the document is hidden and with reduced motion, and is not
 * announced, so that it does not interrupt a screen reader. Nothing is shown if there are no winners, or while they are unknown.
 */
export function WinnerLine() {
  const messages = useMessages(prizeMessages);
  const { data } = useEndpoint(winnerMessages, {}, { quiet: true, background: true });
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const reducesMotion = useReducedMotion();
  const isHidden = usePageHidden();
  const winners = data?.messages ?? [];
  const count = winners.length;
  const isPlaying = count > 1 && !isPaused && !reducesMotion && !isHidden;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setIndex((before) => (before + 1) % count), swipeInterval);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  const winner = winners[index % Math.max(count, 1)];
  if (winner === undefined) return null;
  return (
    <section className={styles.line} aria-label={messages.winners}>
      <Icon name="gift" size={18} />
      <p key={winner.id} className={styles.text}>
        {messages.winner(maskName(winner.name), winner.prize)}
      </p>
      {count > 1 && !reducesMotion && (
        <IconButton
          type="button"
          aria-label={isPaused ? messages.play : messages.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={16} />
        </IconButton>
      )}
    </section>
  );
}

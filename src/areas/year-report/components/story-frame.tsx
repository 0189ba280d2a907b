import type { ReactNode } from 'react';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import coin from '@/ui/icons/coin.svg';
import { petals, petalShape } from '../draw/petals';
import styles from './story-frame.module.css';

interface StoryFrameProps {
  /** Progress, owner and buttons above the page. */
  head: ReactNode;
  /** The buttons on the pocket. */
  actions?: ReactNode;
  children: ReactNode;
}

const arc = 'M0 10C57 46 122 58 195 58S333 46 390 10';

/** The red ground of a story, with petals above and the pocket below, into which the letter of a page goes. */
export function StoryFrame({ head, actions, children }: StoryFrameProps) {
  const title = useMessages(titleMessages)['/activityYears'];
  return (
    <div className={styles.frame}>
      <div className={styles.ground} aria-hidden="true">
        <div className="scales" />
        <svg className={styles.petals} viewBox="0 0 390 320">
          {petals.map(({ x, y, turn, scale, colour }) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
              <path d={petalShape} className={styles[colour]} />
            </g>
          ))}
        </svg>
      </div>
      <header className={styles.head}>
        <h1 className="visuallyHidden">{title}</h1>
        {head}
      </header>
      <main className={styles.content}>
        <div className={styles.page}>{children}</div>
        <div className={styles.pocket}>
          <svg className={styles.flap} viewBox="0 0 390 58" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.paper} d={`${arc}V58H0z`} />
            <path className={styles.foil} d={arc} />
          </svg>
          <div className={styles.inside} aria-hidden="true" />
          <img className={styles.coin} src={coin} alt="" width={64} height={64} />
          <div className={styles.actions}>{actions}</div>
        </div>
      </main>
    </div>
  );
}

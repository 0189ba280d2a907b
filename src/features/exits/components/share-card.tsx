import { exitWords } from '@/messages/exits';
import { useWords } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Facts } from '@/ui/lists/description-list';
import { Icon } from '@/ui/media/icon';
import { LazyImage } from '@/ui/media/lazy-image';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import type { JudgedShare } from '../asked-share';
import styles from './share-card.module.css';

/** What others will see, and where it leads them. */
export function ShareCard({ shared, host, known, imageShown }: Extract<JudgedShare, { kind: 'fine' }>) {
  const words = useWords(exitWords);
  return (
    <>
      <Card title={words.shareTitle}>
        <div className={styles.preview}>
          <div className={styles.texts}>
            <p className={styles.title}>{shared.title === '' ? words.shareUntitled : shared.title}</p>
            {shared.text !== '' && <p className={styles.text}>{shared.text}</p>}
          </div>
          {imageShown ? (
            <LazyImage src={shared.image} alt={words.shareImage} width={72} height={72} />
          ) : (
            <span className={styles.sign}>
              <Icon name="gift" size={32} />
            </span>
          )}
        </div>
        <Facts ruled rows={[[words.shareTo, host ?? words.shareToApp]]} />
        <p className={styles.link}>{shared.url}</p>
      </Card>
      {!known && host !== null && <NoticeBar tone="warning">{words.shareForeign(host)}</NoticeBar>}
    </>
  );
}

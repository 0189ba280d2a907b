import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Icon } from '@/ui/media/icon';
import { LazyImage } from '@/ui/media/lazy-image';
import { Note, Text, Title } from '@/ui/text/text';
import type { JudgedShare } from '../judge-share';
import { exitMessages } from '../messages';
import styles from './share-card.module.css';

/** A preview of what will be shared, with the host of its link. */
export function ShareCard({ shared, host, isListed, showsImage }: Extract<JudgedShare, { kind: 'fine' }>) {
  const messages = useMessages(exitMessages);
  return (
    <>
      <Card title={messages.shareTitle}>
        <div className={styles.preview}>
          <Text as="div" grow marginRight={4} breakWords>
            <Title as="p">{shared.title === '' ? messages.shareUntitled : shared.title}</Title>
            {shared.text !== '' && (
              <Note marginTop={2} lineHeight="loose">
                {shared.text}
              </Note>
            )}
          </Text>
          {showsImage ? (
            <LazyImage src={shared.image} alt={messages.shareImage} width={72} height={72} />
          ) : (
            <span className={styles.sign}>
              <Icon name="gift" size={32} />
            </span>
          )}
        </div>
        <DescriptionList ruled rows={[[messages.shareTo, host ?? messages.shareToApp]]} />
        <p className={styles.link}>{shared.url}</p>
      </Card>
      {!isListed && host !== null && <NoticeBar tone="warning">{messages.shareForeign(host)}</NoticeBar>}
    </>
  );
}

import { useState } from 'react';
import { href } from '@/domain/href';
import { ShareLink } from '@/flows/share/share-link';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { Gallery } from '@/ui/media/gallery';
import { Icon } from '@/ui/media/icon';
import { useAllowedPictures } from '@/ui/media/image-hosts';
import type { ItemDetail } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import { publishedAgo } from '../published-ago';
import { ItemActionBar } from './item-action-bar';
import { ItemHead } from './item-head';
import { PriceHintLine } from './price-hint-line';
import { ReportSheet } from './report-sheet';
import { SellerCard } from './seller-card';
import styles from './item-view.module.css';

/** An item with its pictures, seller and what like items were sold for. */
export function ItemView({ item }: { item: ItemDetail }) {
  const messages = useMessages(secondHandMessages);
  const [isReporting, setReporting] = useState(false);
  const pictures = useAllowedPictures(item.pictures);
  const { id, title: name, price, category, isOwn, isReported, seller } = item;
  return (
    <Page
      floating
      action={
        <ShareLink
          title={name}
          text={messages.shareText}
          to={href('/imageDetail', { id })}
          label={messages.share}
          variant="icon"
        />
      }
      actionBar={<ItemActionBar item={item} />}
    >
      <Gallery
        label={messages.gallery(name)}
        messages={{
          enlarge: messages.enlarge,
          picture: (index, count) => messages.picture(name, index, count),
        }}
        pictures={pictures}
      />
      <div className={styles.body}>
        <ItemHead item={item} ago={publishedAgo(item.publishedAt, messages)} />
        <PriceHintLine title={name} category={category} price={price} />
        <SellerCard seller={seller} />
        <p className={styles.escrow}>
          <Icon name="shield" size={18} />
          <span>{messages.escrow}</span>
        </p>
        {!isOwn &&
          (isReported ? (
            <NoticeBar tone="info">{messages.reported}</NoticeBar>
          ) : (
            <Button variant="quiet" onClick={() => setReporting(true)}>
              {messages.report}
            </Button>
          ))}
      </div>
      {isReporting && <ReportSheet id={id} onClose={() => setReporting(false)} />}
    </Page>
  );
}

import type { GoodsDetail } from '@/api/endpoints/goods';
import { href } from '@/domain/href';
import { chosenPictures, mostPieces } from '@/domain/mall/specification';
import { ServiceTool } from '@/flows/customer-service/service-tool';
import { GoodsIntroduction } from '@/flows/goods/goods-introduction';
import { useSheet } from '@/flows/navigation/use-sheet';
import { ShareLink } from '@/flows/share/share-link';
import { goodsMessages } from '@/messages/areas/goods';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { Gallery } from '@/ui/media/gallery';
import { useAllowedPictures } from '@/ui/media/image-hosts';
import { useGoodsChoice } from '../goods-choice';
import { FavouriteButton } from './favourite-button';
import { GoodsDetails } from './goods-details';
import { GoodsHead } from './goods-head';
import { SpecSheet } from './spec-sheet';
import styles from './goods-view.module.css';

interface GoodsViewProps {
  goods: GoodsDetail;
  /** The activity that offers them; empty where none does. */
  activity: string;
}

/** Goods with pictures, price, what is chosen, delivery and description; the picker is a sheet over it. */
export function GoodsView({ goods, activity }: GoodsViewProps) {
  const messages = useMessages(goodsMessages);
  const choice = useGoodsChoice(goods);
  const pictures = useAllowedPictures(chosenPictures(goods, choice.values));
  const { id, name, limit, bought, variants } = goods;
  const own = { id, activity };
  const spec = useSheet('spec');
  const stock = variants.reduce((total, each) => total + each.stock, 0);
  const isLimited = mostPieces(stock, limit, bought) === 0 && stock > 0;

  return (
    <Page
      floating
      action={
        <>
          <FavouriteButton id={id} isFavourite={goods.isFavourite} />
          <ShareLink
            to={href('/goodsDetailPage', own)}
            title={name}
            text={messages.shareText}
            label={messages.share}
            variant="icon"
          />
        </>
      }
      actionBar={
        <Inline>
          <ServiceTool label={messages.service} />
          <Button block disabled={stock === 0 || isLimited} onClick={spec.open}>
            {stock === 0 ? messages.soldOut : isLimited ? messages.limitReached : messages.buy}
          </Button>
        </Inline>
      }
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
        <GoodsHead goods={goods} variant={choice.variant} isByActivity={activity !== ''} />
        <GoodsDetails goods={goods} choice={choice} onChoose={spec.open} />
        <GoodsIntroduction goods={goods} picture={pictures[1]} />
      </div>
      {spec.isOpen && <SpecSheet goods={goods} activity={activity} choice={choice} onClose={spec.close} />}
    </Page>
  );
}

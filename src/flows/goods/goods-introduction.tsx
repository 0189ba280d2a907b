import type { GoodsDetail } from '@/api/endpoints/goods';
import { goodsMessages } from '@/messages/areas/goods';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Card } from '@/ui/layout/card';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { LazyImage } from '@/ui/media/lazy-image';
import { Caption } from '@/ui/text/text';
import styles from './goods-introduction.module.css';

// Loaded on demand: the sanitiser is needed by few pages.
const OutsideHtml = lazyComponent('outside-html', () => import('@/ui/media/outside-html'));
const noHosts: readonly string[] = [];
const pictureHeight = 200;

/** The shop's own words about goods, and their figures. */
export function GoodsIntroduction({
  goods: { description, facts },
  picture,
}: {
  goods: Pick<GoodsDetail, 'description' | 'facts'>;
  /** A closer look at them, from an allowed host. */
  picture?: string | undefined;
}) {
  const messages = useMessages(goodsMessages);
  const imageHosts = useRuntimeConfig()?.imageHosts ?? noHosts;
  if (description === '' && facts.length === 0) return null;
  return (
    <Card title={messages.introduction}>
      {description !== '' && (
        <OutsideHtml html={description} imageHosts={imageHosts} onAddress={openExternal} below={2} />
      )}
      {picture !== undefined && (
        <div className={styles.picture}>
          <LazyImage src={picture} alt="" height={pictureHeight} />
        </div>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value, unit }) => (
            <div key={name} className={styles.fact}>
              <Caption as="dt">{name}</Caption>
              <dd className={styles.value}>
                {value}
                <span className={styles.unit}>{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

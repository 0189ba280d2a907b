import { shownImage } from '@/domain/external-links/outside-image';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { LazyImage } from '@/ui/media/lazy-image';
import styles from './found-card.module.css';

const size = 60;
const noHosts: readonly string[] = [];

/** A decorative picture of goods; one from a host that is not on the list is not fetched. */
export function GoodsPicture({ src }: { src: string }) {
  const image = shownImage(src, useRuntimeConfig()?.imageHosts ?? noHosts);
  return (
    <Box as="span" flex="none" marginRight={3}>
      {image === '' ? (
        <span className={styles.none}>
          <Icon name="cashier" size={28} />
        </span>
      ) : (
        <LazyImage src={image} alt="" width={size} height={size} />
      )}
    </Box>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { goodsList } from '@/api/endpoints/goods';
import { href } from '@/domain/href';
import { GoodsCard } from '@/flows/goods/goods-card';
import { useMessages } from '@/messages/language';
import { useEndpoint, type EndpointResult } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { Text } from '@/ui/text/text';
import { lifeMessages } from '../messages';
import { Section, SectionCard } from './section';
import { SectionPlaceholder } from './section-placeholder';
import styles from './recommended.module.css';

const pageSize = 6;

/** Recommended goods, page by page; the previous page stays visible until the next one is loaded. */
export function Recommended() {
  const messages = useMessages(lifeMessages);
  const [page, setPage] = useState(1);
  const query = useEndpoint(goodsList, { page, size: pageSize }, { placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const goods = data?.goods ?? [];
  const usualText = (amount: string) => messages.usual(messages.coins(amount));
  const pageCount = data === undefined ? 1 : Math.ceil(data.total / pageSize);
  return (
    <Section
      title={messages.recommended}
      more={{ word: messages.allGoods, to: href('/goodsDetailPage', { list: 'all' }) }}
    >
      {goods.length > 0 ? (
        <>
          <ul className={styles.grid}>
            {goods.map((item) => (
              <li key={item.id}>
                <GoodsCard goods={item} coins={messages.coins} usual={usualText} />
              </li>
            ))}
          </ul>
          {pageCount > 1 && (
            <Text as="p" marginTop={4} textAlign="center">
              <Button
                variant="outlined"
                busy={isPlaceholderData && query.error === null}
                onClick={() => setPage((page % pageCount) + 1)}
              >
                {messages.again}
              </Button>
            </Text>
          )}
        </>
      ) : (
        <NoGoods query={query} />
      )}
    </Section>
  );
}

function NoGoods({ query }: { query: EndpointResult<typeof goodsList> }) {
  const messages = useMessages(lifeMessages);
  if (query.data === undefined) {
    return <SectionPlaceholder query={query} title={messages.recommendedFailed} bars={[196, 196]} />;
  }
  return (
    <SectionCard>
      <ResultState title={messages.recommendedNone} />
    </SectionCard>
  );
}

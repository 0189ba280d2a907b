import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { Petals } from '@/ui/gifts/petals';
import { Seal } from '@/ui/gifts/seal';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { Note, Title } from '@/ui/text/text';
import { payResult } from '../endpoints/taxi-ride';
import { tripMessages } from '../messages';
import styles from './trip-paid.module.css';

/** /didiPaySuccess: what was paid for the trip `id`, or for the newest one, and by whom; one that is not paid leads to its own page. */
export default function TripPaid() {
  const messages = useMessages(tripMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useEndpoint(payResult, { id: search.get('id') ?? '' }, { staleTime: 0 });
  const isPaid = query.data?.paidAt != null;
  const leave = (to: string) => void navigate(to, { replace: true });
  return (
    <DetailPage
      highlight
      actionBar={
        isPaid && (
          <ButtonPair>
            <Button variant="outlined" onClick={() => leave(href('/home'))}>
              {messages.toHome}
            </Button>
            <Button onClick={() => leave(href('/didiOrderDetail', { id: query.data?.id ?? '' }))}>
              {messages.toDetail}
            </Button>
          </ButtonPair>
        )
      }
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[220, 150]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toList, onClick: () => leave(href('/didiOrderList')) },
      }}
    >
      {(result) => {
        if (result.paidAt === null)
          return (
            <ResultState
              art={<Illustration variant="search" />}
              title={messages.notPaid}
              description={messages.notPaidLine}
              action={{
                label: messages.toDetail,
                onClick: () => leave(href('/didiOrderDetail', { id: result.id })),
              }}
            />
          );
        const { fare, cancelFee, to } = result;
        const own = formatCoins(fare === null ? cancelFee : fare.own);
        return (
          <>
            <div className={styles.head} role="status">
              <Petals />
              <Seal />
              <Title as="p" marginTop={4} marginBottom={2} size="title-l">
                {messages.paidTitle}
              </Title>
              <Money text={own} accessibleText={messages.coins(own)} size="large" unit={messages.unit} />
              <Note marginTop={2}>{fare === null ? messages.feePaidLine : messages.paidLine(to.name)}</Note>
            </div>
            {fare !== null && (
              <Card>
                <DescriptionList
                  ruled
                  rows={[
                    [messages.sum, messages.coins(formatCoins(fare.total))],
                    [
                      fare.rule === null
                        ? messages.companyPart
                        : `${messages.companyPart} · ${fare.rule.name}`,
                      messages.coins(formatCoins(fare.company)),
                    ],
                    [messages.ownPart, messages.coins(own)],
                  ]}
                />
              </Card>
            )}
          </>
        );
      }}
    </DetailPage>
  );
}

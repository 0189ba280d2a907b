import { useSearchParams } from 'react-router-dom';
import { changyoyoAccount } from '@/api/endpoints/changyoyo';
import { UnfinishedExchange } from '@/flows/payment/unfinished-exchange';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { RequireAccount } from '@/flows/query-view/require-account';
import { pointsMessages } from '@/messages/points';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { useSheet } from '@/flows/navigation/use-sheet';
import { BindPartnerSheet } from '../components/bind-partner-sheet';
import { ExchangeRecords } from '../components/exchange-records';
import { PartnerAccount } from '../components/partner-account';
import { TermsList } from '../components/terms-list';
import styles from './partner-home.module.css';

/** /changyoyo-home: the person's points with the partner, or how to bind them; `view=records` lists the exchanges. */
export default function PartnerHome() {
  const titles = useMessages(titleMessages);
  const [search] = useSearchParams();
  if (search.get('view') === 'records') return <ExchangeRecords kind="partner" />;
  return (
    <RequireAccount title={titles['/changyoyo-home']}>
      <PartnerPoints title={titles['/changyoyo-home']} />
    </RequireAccount>
  );
}

function PartnerPoints({ title }: { title: string }) {
  const messages = useMessages(pointsMessages);
  const sheet = useSheet('bind');
  const query = useEndpoint(changyoyoAccount, {});
  return (
    <Page title={title}>
      <UnfinishedExchange kind="partner" />
      <QueryView
        query={query}
        title={messages.partnerFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.partnerLoading} bars={[280, 96]} />}
      >
        {(terms) =>
          terms.account === null ? (
            <>
              <Card>
                <p className={styles.intro}>{messages.partnerIntro}</p>
                <p className={styles.line}>{messages.partnerIntroLine}</p>
                <TermsList terms={terms} />
                <Button block className={styles.bind} onClick={sheet.open}>
                  {messages.bind}
                </Button>
              </Card>
              {sheet.isOpen && <BindPartnerSheet onClose={sheet.close} />}
            </>
          ) : (
            <PartnerAccount account={terms.account} terms={terms} />
          )
        }
      </QueryView>
      <FetchedAt query={query} />
    </Page>
  );
}

import { useSearchParams } from 'react-router-dom';
import { changyoyoAccount } from '@/api/endpoints/changyoyo';
import { useSheet } from '@/flows/navigation/use-sheet';
import { DetailPage } from '@/flows/page/detail-page';
import { UnfinishedExchange } from '@/flows/payment/unfinished-exchange';
import { RequireAccount } from '@/flows/query-view/require-account';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Note, Title } from '@/ui/text/text';
import { BindPartnerSheet } from '../components/bind-partner-sheet';
import { ExchangeRecords } from '../components/exchange-records';
import { PartnerAccount } from '../components/partner-account';
import { TermsList } from '../components/terms-list';
import styles from './partner-home.module.css';

/** /changyoyo-home: the person's points with the partner, or how to bind them; `view=records` lists the exchanges. */
export default function PartnerHome() {
  const [search] = useSearchParams();
  if (search.get('view') === 'records') return <ExchangeRecords kind="partner" />;
  return (
    <RequireAccount>
      <PartnerPoints />
    </RequireAccount>
  );
}

function PartnerPoints() {
  const messages = useMessages(pointsMessages);
  const sheet = useSheet('bind');
  const query = useEndpoint(changyoyoAccount, {});
  return (
    <DetailPage
      head={<UnfinishedExchange kind="partner" />}
      query={query}
      failed={messages.partnerFailed}
      loading={messages.partnerLoading}
      bars={[280, 96]}
    >
      {(terms) =>
        terms.account === null ? (
          <>
            <Card>
              <Title as="p" size="title">
                {messages.partnerIntro}
              </Title>
              <Note marginTop={1}>{messages.partnerIntroLine}</Note>
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
    </DetailPage>
  );
}

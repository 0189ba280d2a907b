import { useNavigate } from 'react-router-dom';
import { judgeWayBack } from '@/domain/agreements/authorisation';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';
import { PartnerRequest } from '../components/partner-request';
import { queryPartner, type Partner } from '../endpoints/partner';
import { useLinkParameters } from '../link-parameters';
import { agreementMessages } from '../messages';

/** /AuthorizePage: a partner requests nickname and phone; the person returns to it with a one-time key, or without one. */
export default function Authorize() {
  const messages = useMessages(agreementMessages);
  const { appId, redirectUrl, state } = useLinkParameters();
  // Without an id there is no partner to fetch.
  const options = appId !== '' ? {} : { enabled: false, placeholderData: { partner: null } };
  const query = useEndpoint(queryPartner, { appId }, options);
  return (
    <DetailPage
      isWhole
      query={query}
      failed={messages.partnerFailed}
      loading={messages.loading}
      bars={[180, 56, 56, 140]}
    >
      {({ partner }) => {
        const target = partner === null ? null : judgeWayBack(redirectUrl, partner.hosts);
        return partner !== null && target?.kind === 'own' ? (
          <PartnerRequest request={{ partner, returnUrl: target.url, state }} />
        ) : (
          <Page>
            <Stopped partner={partner} redirectUrl={redirectUrl} />
          </Page>
        );
      }}
    </DetailPage>
  );
}

/** Says why there is no authorisation, and that no data was shared. */
function Stopped({ partner, redirectUrl }: { partner: Partner | null; redirectUrl: string }) {
  const messages = useMessages(agreementMessages);
  const navigate = useNavigate();
  const target = partner === null ? null : judgeWayBack(redirectUrl, partner.hosts);
  const [title, description] =
    partner === null
      ? [messages.partnerUnknown, messages.partnerUnknownLine]
      : target?.kind === 'foreign'
        ? [messages.foreignTitle, messages.foreignLine(partner.name, target.host)]
        : [messages.unfitTitle, messages.unfitLine(partner.name)];
  return (
    <ResultState
      alarming
      art={<Illustration variant="error" />}
      title={title}
      description={description}
      action={{ label: messages.toHome, onClick: () => void navigate(href('/home'), { replace: true }) }}
    />
  );
}

import { useNavigate } from 'react-router-dom';
import { judgeWayBack } from '@/domain/agreements/authorisation';
import { href } from '@/domain/href';
import { type Partner, queryPartner } from '@/api/endpoints/partner';
import { QueryView } from '@/flows/query-view/query-view';
import { agreementMessages } from '@/messages/agreements';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { useAskedParameters } from '../asked-parameters';
import { PartnerRequest } from '../components/partner-request';

/** /AuthorizePage: a partner asks for nickname and phone; back to it with a one-time key, or without. */
export default function Authorize() {
  const messages = useMessages(agreementMessages);
  const titles = useMessages(titleMessages);
  const { appId, redirectUrl, state } = useAskedParameters();
  // Where no id came, nobody is asked for.
  const asked = appId !== '' ? {} : { enabled: false, placeholderData: { partner: null } };
  const query = useEndpoint(queryPartner, { appId }, asked);
  const partner = query.data?.partner;
  const title = titles['/AuthorizePage'];
  if (partner !== undefined && partner !== null) {
    const wayBack = judgeWayBack(redirectUrl, partner.hosts);
    if (wayBack.kind === 'own') {
      return <PartnerRequest title={title} request={{ partner, wayBack: wayBack.url, state }} />;
    }
  }
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.partnerFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[180, 56, 56, 140]} />}
      >
        {({ partner: found }) => <Stopped partner={found} redirectUrl={redirectUrl} />}
      </QueryView>
    </Page>
  );
}

/** Why nobody is authorised, and that nothing was given away. */
function Stopped({ partner, redirectUrl }: { partner: Partner | null; redirectUrl: string }) {
  const messages = useMessages(agreementMessages);
  const navigate = useNavigate();
  const wayBack = partner === null ? null : judgeWayBack(redirectUrl, partner.hosts);
  const [title, line] =
    partner === null
      ? [messages.partnerUnknown, messages.partnerUnknownLine]
      : wayBack?.kind === 'foreign'
        ? [messages.foreignTitle, messages.foreignLine(partner.name, wayBack.host)]
        : [messages.unfitTitle, messages.unfitLine(partner.name)];
  return (
    <ResultState
      alarming
      art={<Illustration variant="error" />}
      title={title}
      description={line}
      action={{ label: messages.home, onClick: () => void navigate(href('/home'), { replace: true }) }}
    />
  );
}

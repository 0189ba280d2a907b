import { useNavigate } from 'react-router-dom';
import { judgeWayBack } from '@/domain/agreements/authorisation';
import { href } from '@/domain/href';
import type { Partner } from '@/api/endpoints/partner';
import { Reading } from '@/flows/query-view/query-view';
import { agreementWords } from '@/messages/agreements';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { usePartner } from '@/queries/authorisations';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { useAskedParameters } from '../asked-parameters';
import { PartnerRequest } from '../components/partner-request';

/** /AuthorizePage: a partner asks for nickname and phone; back to it with a one-time key, or without. */
export default function Authorize() {
  const words = useWords(agreementWords);
  const titles = useWords(titleWords);
  const { appId, redirectUrl, state } = useAskedParameters();
  const query = usePartner(appId);
  const { data: partner } = query;
  const title = titles['/AuthorizePage'];
  if (partner !== undefined && partner !== null) {
    const wayBack = judgeWayBack(redirectUrl, partner.hosts);
    if (wayBack.kind === 'own') {
      return <PartnerRequest title={title} request={{ partner, wayBack: wayBack.url, state }} />;
    }
  }
  return (
    <Page title={title}>
      <Reading
        query={query}
        title={words.partnerFailed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[180, 56, 56, 140]} />}
      >
        {(found) => <Stopped partner={found} redirectUrl={redirectUrl} />}
      </Reading>
    </Page>
  );
}

/** Why nobody is authorised, and that nothing was given away. */
function Stopped({ partner, redirectUrl }: { partner: Partner | null; redirectUrl: string }) {
  const words = useWords(agreementWords);
  const navigate = useNavigate();
  const wayBack = partner === null ? null : judgeWayBack(redirectUrl, partner.hosts);
  const [title, line] =
    partner === null
      ? [words.partnerUnknown, words.partnerUnknownLine]
      : wayBack?.kind === 'foreign'
        ? [words.foreignTitle, words.foreignLine(partner.name, wayBack.host)]
        : [words.unfitTitle, words.unfitLine(partner.name)];
  return (
    <StateBlock
      alarming
      art={<EmptyArt variant="error" />}
      title={title}
      line={line}
      way={{ label: words.home, go: () => void navigate(href('/home'), { replace: true }) }}
    />
  );
}

import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { invalidate } from '@/queries/endpoint';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { FrequentCard } from '../components/frequent-card';
import { KindList } from '../components/kind-list';
import { LatestCard, RunningTopUp } from '../components/latest-card';
import { phoneTopUpList } from '../endpoints/phone-top-up';
import { rechargeAccounts, rechargeRelations } from '../endpoints/recharge-account';
import { topUpChosen } from '../state/phone-top-up';
import { useKnownNumbers } from '../use-known-numbers';

/** /rechargeNew and the classic /rechargeHome: what can be topped up, the numbers that are topped up often, and the latest top-ups. */
export default function TopUpCentre() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { query } = useKnownNumbers();
  const isClassic = matchPath('/rechargeHome', pathname) !== null;
  const address = isClassic ? '/rechargeTel' : '/rechargeNewTel';
  const refresh = () =>
    Promise.all([invalidate(phoneTopUpList), invalidate(rechargeRelations), invalidate(rechargeAccounts)]);
  return (
    <Page>
      <PullToRefresh onRefresh={refresh}>
        <RunningTopUp address={address} />
        <KindList isClassic={isClassic} />
        <FrequentCard
          query={query}
          editor={isClassic ? '/rechargeEdit' : '/rechargeNewEdit'}
          onChoose={(number) => {
            topUpChosen({ number });
            void navigate(href(address));
          }}
        />
        <LatestCard address={address} />
      </PullToRefresh>
    </Page>
  );
}

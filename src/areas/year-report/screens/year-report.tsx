import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Story } from '../components/story';
import { StorySkeleton } from '../components/story-skeleton';
import { yearReport, type YearReportData } from '../endpoints';
import { yearReportMessages } from '../messages';
import { isEmptyYear } from '../rules/year-report';

/** /activityYears: a person's year as a story; `year` is the year and `page` the page that is shown. */
export default function YearReport() {
  const messages = useMessages(yearReportMessages);
  const [search, setSearch] = useSearchParams();
  const { data: user } = useCurrentUser();
  const wanted = search.get('year') ?? '';
  const query = useEndpoint(yearReport, /^2\d{3}$/.test(wanted) ? { year: Number(wanted) } : {});
  const handlePage = (page: number) => {
    const params = new URLSearchParams(search);
    params.set('page', String(page));
    setSearch(params, { replace: true });
  };
  if (query.data === undefined && query.error === null) return <StorySkeleton query={query} />;
  if (query.data !== undefined && !isEmptyYear(query.data))
    return (
      <Story
        key={query.data.year}
        report={query.data}
        name={user?.username ?? ''}
        page={Math.trunc(Number(search.get('page'))) || 1}
        onPage={handlePage}
        note={<FetchedAt query={query} />}
      />
    );
  return (
    <DetailPage query={query} failed={messages.failed} loading="" bars={[]}>
      {(report) => <EmptyYear report={report} />}
    </DetailPage>
  );
}

/** A year without anything, with the way to the newest year that has something. */
function EmptyYear({ report: { year, years, until } }: { report: YearReportData }) {
  const messages = useMessages(yearReportMessages);
  const navigate = useNavigate();
  const isWallet = useSession(({ sysType }) => sysType === 'WALLET');
  const [other] = years;
  const action =
    other !== undefined
      ? {
          label: messages.otherYear(other),
          onClick: () => void navigate(href('/activityYears', { year: other }), { replace: true }),
        }
      : isWallet
        ? { label: messages.toHome, onClick: () => void navigate(href('/home'), { replace: true }) }
        : { label: messages.toTransfer, onClick: () => void navigate(href('/transfer1')) };
  return (
    <ResultState
      art={<Illustration variant="empty" />}
      title={until === null ? messages.emptyTitle(year) : messages.emptyRunning}
      description={until === null ? messages.emptyLine : messages.emptyRunningLine}
      action={action}
    />
  );
}

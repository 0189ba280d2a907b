import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { welfareSpans } from '@/domain/guide-and-reports/welfare';
import { Reading } from '@/flows/query-view/query-view';
import { titleWords } from '@/messages/titles';
import { welfareDataWords } from '@/messages/welfare-data';
import { useWords } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useWelfareData } from '@/queries/welfare';
import { useSession } from '@/state/session';
import { AccountSwitch } from '@/ui/money/account-switch';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { Givers } from '../components/givers';
import { Occasions } from '../components/occasions';
import { OverTime } from '../components/over-time';
import { Teams } from '../components/teams';
import styles from './welfare-data.module.css';

/** /bigdata: what came and went over time, what for, to which teams, who gave most, and whom one has not thanked; as charts or as text. */
export default function WelfareData() {
  const words = useWords(welfareDataWords);
  const titles = useWords(titleWords);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const sysType = useSession((session) => session.sysType);
  const accounts = useAccounts(sysType).data?.accountList ?? [];
  const accountType = search.get('account') === '1' && accounts.length > 1 ? 1 : 0;
  const span = welfareSpans.find((name) => name === search.get('span')) ?? 'half-year';
  const asText = search.get('view') === 'text';
  const query = useWelfareData(accountType, span);

  const ask = (name: string, value: string | null) => {
    const wanted = new URLSearchParams(search);
    if (value === null) wanted.delete(name);
    else wanted.set(name, value);
    setSearch(wanted, { replace: true });
  };
  return (
    <Page
      title={titles['/bigdata']}
      action={
        <button type="button" className={styles.action} onClick={() => ask('view', asText ? null : 'text')}>
          {asText ? words.asCharts : words.asText}
        </button>
      }
    >
      {accounts.length > 1 && (
        <div className={styles.accounts}>
          <AccountSwitch
            label={words.accounts}
            options={[
              [0, words.personal],
              [1, words.team],
            ]}
            selected={accountType}
            onSelect={(selected) => ask('account', selected === 0 ? null : '1')}
          />
        </div>
      )}
      <div className={styles.spans}>
        <AccountSwitch
          label={words.span}
          options={welfareSpans.map((name) => [name, words.spans[name]] as const)}
          selected={span}
          onSelect={(name) => ask('span', name === 'half-year' ? null : name)}
        />
      </div>
      <Reading
        query={query}
        title={words.failed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[280, 220, 180, 180]} />}
      >
        {(data) =>
          data.received === 0 && data.given === 0 ? (
            <StateBlock
              art={<EmptyArt variant="empty" />}
              title={words.emptyTitle}
              line={words.emptyLine}
              way={
                sysType === 'WALLET'
                  ? { label: words.toBill, go: () => void navigate(href('/longballDetail')) }
                  : { label: words.toTransfer, go: () => void navigate(href('/transfer1')) }
              }
            />
          ) : (
            <div aria-busy={query.isPlaceholderData}>
              <OverTime
                data={data}
                yearly={span === 'all'}
                account={accountType === 0 ? words.personal : words.team}
                asText={asText}
              />
              <Occasions data={data} asText={asText} />
              <Teams data={data} asText={asText} />
              {accountType === 0 && <Givers data={data} canSend={sysType !== 'WALLET'} />}
            </div>
          )
        }
      </Reading>
    </Page>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { TextButton } from '@/ui/forms/text-button';
import { Box } from '@/ui/layout/box';
import { AccountSwitch } from '@/ui/money/account-switch';
import { Text } from '@/ui/text/text';
import { Givers } from '../components/givers';
import { Occasions } from '../components/occasions';
import { OverTime } from '../components/over-time';
import { Teams } from '../components/teams';
import { YearEntrance } from '../components/year-entrance';
import { queryWelfareData } from '../endpoints';
import { welfareDataMessages } from '../messages';
import { welfareSpans } from '../rules/welfare';

/** /bigdata: the coins received and given by time, occasion, department and person, as charts or, with `view=text`, as text. */
export default function WelfareData() {
  const messages = useMessages(welfareDataMessages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const sysType = useSession((session) => session.sysType);
  const accounts = useAccounts(sysType).data?.accountList ?? [];
  const accountType = search.get('account') === '1' && accounts.length > 1 ? 1 : 0;
  const span = welfareSpans.find((name) => name === search.get('span')) ?? 'half-year';
  const isText = search.get('view') === 'text';
  const query = useEndpoint(queryWelfareData, { accountType, span }, { placeholderData: keepPreviousData });

  const setParam = (name: string, value: string | null) => {
    const params = new URLSearchParams(search);
    if (value === null) params.delete(name);
    else params.set(name, value);
    setSearch(params, { replace: true });
  };
  return (
    <DetailPage
      action={
        <TextButton
          type="button"
          display="inline-flex"
          align="center"
          paddingX={3}
          tone="secondary"
          size="note"
          onClick={() => setParam('view', isText ? null : 'text')}
        >
          {isText ? messages.asCharts : messages.asText}
        </TextButton>
      }
      head={
        <>
          {accounts.length > 1 && (
            <Text as="div" marginBottom={3} textAlign="center">
              <AccountSwitch
                label={messages.accounts}
                options={[
                  [0, messages.personal],
                  [1, messages.team],
                ]}
                selected={accountType}
                onSelect={(selected) => setParam('account', selected === 0 ? null : '1')}
              />
            </Text>
          )}
          <Box marginBottom={3}>
            <AccountSwitch
              label={messages.span}
              options={welfareSpans.map((name) => [name, messages.spans[name]] as const)}
              selected={span}
              onSelect={(name) => setParam('span', name === 'half-year' ? null : name)}
            />
          </Box>
        </>
      }
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[280, 220, 180, 180]}
    >
      {(data) =>
        data.received === 0 && data.given === 0 ? (
          <ResultState
            art={<Illustration variant="empty" />}
            title={messages.emptyTitle}
            description={messages.emptyLine}
            action={
              sysType === 'WALLET'
                ? { label: messages.toBill, onClick: () => void navigate(href('/longballDetail')) }
                : { label: messages.toTransfer, onClick: () => void navigate(href('/transfer1')) }
            }
          />
        ) : (
          <div aria-busy={query.isPlaceholderData}>
            <OverTime
              data={data}
              isYearly={span === 'all'}
              account={accountType === 0 ? messages.personal : messages.team}
              isText={isText}
            />
            <Occasions data={data} isText={isText} />
            <Teams data={data} isText={isText} />
            {accountType === 0 && <Givers data={data} canSend={sysType !== 'WALLET'} />}
            {accountType === 0 && <YearEntrance />}
          </div>
        )
      }
    </DetailPage>
  );
}

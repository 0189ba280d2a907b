import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { Authorisation } from '@/api/endpoints/payment-authorisation';
import { isOver } from '@/domain/authorisation';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/reading/fetched-at';
import { Reading } from '@/flows/reading/reading';
import { agreementWords } from '@/messages/agreements';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/words';
import { authorisationsOutdated, useAuthorisations } from '@/queries/authorisations';
import { EmptyArt } from '@/ui/empty-art';
import { FormRow } from '@/ui/form-row';
import { ListSection } from '@/ui/list-section';
import { Page } from '@/ui/page';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { Skeleton } from '@/ui/skeleton';
import { StateBlock } from '@/ui/state-block';
import { AuthorisationRow } from '../components/authorisation-row';
import { AuthorisationSheet } from '../components/authorisation-sheet';
import { BindSheet } from '../components/bind-sheet';
import { useSheetAddress } from '../sheet-address';
import styles from './authorisations.module.css';

/** /settingAuth: what was authorised, to whom, since when and until when; `id` opens one, `step=bind` binds another. */
export default function Authorisations() {
  const words = useWords(agreementWords);
  const titles = useWords(titleWords);
  const navigate = useNavigate();
  const query = useAuthorisations();
  const { id, binding, open, close } = useSheetAddress();
  const now = gatewayNow();
  const list = query.data?.list ?? [];
  const rows = (title: string, shown: readonly Authorisation[], over: boolean) =>
    shown.length > 0 && (
      <ListSection title={title}>
        <ul>
          {shown.map((authorisation) => (
            <AuthorisationRow
              key={authorisation.id}
              authorisation={authorisation}
              over={over}
              onOpen={() => open({ id: authorisation.id })}
            />
          ))}
        </ul>
      </ListSection>
    );

  return (
    <Page title={titles['/settingAuth']}>
      <PullToRefresh onRefresh={authorisationsOutdated}>
        <FetchedAt query={query} />
        <Reading
          query={query}
          title={words.listFailed}
          art={<EmptyArt variant="error" />}
          skeleton={<Skeleton label={words.loading} bars={[20, 64, 64, 20, 64]} />}
        >
          {({ offers }) => (
            <>
              {list.length === 0 && (
                <StateBlock
                  art={<EmptyArt variant="empty" />}
                  title={words.none}
                  line={words.noneLine}
                  way={{ label: words.home, go: () => void navigate(href('/home')) }}
                />
              )}
              {rows(
                words.inForce,
                list.filter(({ until }) => !isOver(until, now)),
                false,
              )}
              {rows(
                words.over,
                list.filter(({ until }) => isOver(until, now)),
                true,
              )}
              {offers.length > 0 && (
                <div className={styles.bind}>
                  <FormRow
                    icon="plus"
                    label={words.bind}
                    note={words.bindNote(offers.map(({ partner }) => partner).join(words.comma))}
                    onOpen={() => open({ step: 'bind' })}
                  />
                </div>
              )}
            </>
          )}
        </Reading>
      </PullToRefresh>
      {id !== null && id !== '' && <AuthorisationSheet id={id} onClose={close} />}
      {binding && query.data !== undefined && <BindSheet offers={query.data.offers} onClose={close} />}
    </Page>
  );
}

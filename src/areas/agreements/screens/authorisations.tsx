import { gatewayNow } from '@/api/clock';
import { queryPaymentList, type Authorisation } from '@/api/endpoints/payment-authorisation';
import { isOver } from '@/domain/agreements/authorisation';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { EmptyState } from '@/flows/page/empty-state';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { FormRow } from '@/ui/forms/form-row';
import { Surface } from '@/ui/layout/box';
import { ListSection } from '@/ui/lists/list-section';
import { AuthorisationRow } from '../components/authorisation-row';
import { AuthorisationSheet } from '../components/authorisation-sheet';
import { BindSheet } from '../components/bind-sheet';
import { agreementMessages } from '../messages';
import { invalidateAuthorisations } from '../queries';
import { useSheetAddress } from '../sheet-address';

/** /settingAuth: the authorisations with their periods; `id` opens one, `step=bind` binds another. */
export default function Authorisations() {
  const messages = useMessages(agreementMessages);
  const query = useEndpoint(queryPaymentList, {});
  const { id, binding, openAuthorisation, openBinding, close } = useSheetAddress();
  const now = gatewayNow();
  const rows = (title: string, shown: readonly Authorisation[], isExpired: boolean) =>
    shown.length > 0 && (
      <ListSection title={title}>
        <ul>
          {shown.map((authorisation) => (
            <AuthorisationRow
              key={authorisation.id}
              authorisation={authorisation}
              isExpired={isExpired}
              onOpen={() => openAuthorisation(authorisation.id)}
            />
          ))}
        </ul>
      </ListSection>
    );
  return (
    <DetailPage
      onRefresh={invalidateAuthorisations}
      query={query}
      failed={messages.listFailed}
      loading={messages.loading}
      bars={[20, 64, 64, 20, 64]}
      after={
        <>
          {id !== null && id !== '' && <AuthorisationSheet id={id} onClose={close} />}
          {binding && query.data !== undefined && <BindSheet offers={query.data.offers} onClose={close} />}
        </>
      }
    >
      {({ list, offers }) => (
        <>
          {list.length === 0 && (
            <EmptyState
              title={messages.none}
              description={messages.noneLine}
              action={{ label: messages.toHome, to: href('/home') }}
            />
          )}
          {rows(
            messages.inForce,
            list.filter(({ until }) => !isOver(until, now)),
            false,
          )}
          {rows(
            messages.over,
            list.filter(({ until }) => isOver(until, now)),
            true,
          )}
          {offers.length > 0 && (
            <Surface marginTop={4} paddingX={4}>
              <FormRow
                icon="plus"
                label={messages.bind}
                note={messages.bindNote(offers.map(({ partner }) => partner).join(messages.comma))}
                onOpen={() => openBinding()}
              />
            </Surface>
          )}
        </>
      )}
    </DetailPage>
  );
}

import { Fragment } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { screenMetaOf } from '@/domain/screens';
import { TellSendersRow } from '@/flows/letters/tell-senders-row';
import { useMessages } from '@/messages/language';
import { Surface } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { ListSection } from '@/ui/lists/list-section';
import { DisplayRows } from '../components/display-rows';
import { HelpRows } from '../components/help-rows';
import { PageLinkRow } from '../components/page-link-row';
import { PaymentRows, SceneRow } from '../components/payment-rows';
import { Profile } from '../components/profile';
import { settingMessages } from '../messages';

/** /settingNew shows the settings in groups, /setting as one list. */
export default function Settings() {
  const messages = useMessages(settingMessages);
  const { pathname } = useLocation();
  const address = matchPath('/setting', pathname) === null ? '/settingNew' : '/setting';
  const groups = [
    { name: 'payment', rows: <PaymentRows /> },
    {
      name: 'agreements',
      rows: (
        <>
          <PageLinkRow icon="shield" to="/settingAuth" />
          <SceneRow />
          <TellSendersRow />
          <PageLinkRow icon="doc" to="/settingAuth2" />
          <PageLinkRow icon="doc" to="/settingAuth3" />
        </>
      ),
    },
    { name: 'display', rows: <DisplayRows /> },
    { name: 'help', rows: <HelpRows /> },
  ] as const;
  return (
    <Page>
      <Profile />
      {screenMetaOf(address).variant === 'new' ? (
        groups.map(({ name, rows }) => (
          <ListSection key={name} title={messages[name]}>
            {rows}
          </ListSection>
        ))
      ) : (
        <Surface paddingX={4}>
          {groups.map(({ name, rows }) => (
            <Fragment key={name}>{rows}</Fragment>
          ))}
        </Surface>
      )}
    </Page>
  );
}

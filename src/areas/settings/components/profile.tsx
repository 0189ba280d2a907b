import { useNavigate } from 'react-router-dom';
import { freeSelect } from '@/api/endpoints/free-payment';
import { mine } from '@/api/endpoints/member';
import { href } from '@/domain/href';
import { maskName, maskPhone } from '@/domain/mask';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { QueryView } from '@/flows/query-view/query-view';
import { UserAvatar } from '@/flows/user-avatar/user-avatar';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import { settingMessages } from '../messages';
import { ProfileDetails } from './profile-details';
import styles from './profile.module.css';

/** The masked name and phone number of the wallet's owner; an unknown department is left out. */
export function Profile() {
  const messages = useMessages(settingMessages);
  const member = useEndpoint(mine, {});
  return (
    <Card>
      <h2 className="visuallyHidden">{messages.profile}</h2>
      <QueryView
        query={member}
        title={messages.profileFailed}
        skeleton={<Skeleton label={messages.loading} bars={[56]} />}
      >
        {({ name, mobile, department }) => (
          <>
            <Inline>
              <UserAvatar name={name} size={56} />
              <div className={styles.texts}>
                <Inline as="p" wrap size="title" weight="bold" className={styles.first}>
                  <Masked
                    text={maskName(name)}
                    accessibleText={messages.name(maskName(name).replace(/^\*+/, ''))}
                  />
                  {department !== '' && <Tag tone="gold">{department}</Tag>}
                </Inline>
                <Text as="p" marginTop={1} tone="secondary" font="number">
                  <Phone mobile={mobile} />
                </Text>
              </div>
            </Inline>
            <ProfileDetails />
            <SecurityStatus mobile={mobile} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

/** Whether the account is secured, or what is missing and how to add it; renders nothing until the data is loaded. */
function SecurityStatus({ mobile }: { mobile: string }) {
  const messages = useMessages(settingMessages);
  const navigate = useNavigate();
  const { data: guard } = useEndpoint(freeSelect, {});
  if (guard === undefined) return null;
  const missing =
    maskPhone(mobile) === ''
      ? {
          text: messages.phoneUnbound,
          action: messages.askService,
          onClick: () => void openCustomerService(),
        }
      : guard.password.isSet
        ? null
        : {
            text: messages.noPassword,
            action: messages.setPassword,
            onClick: () => void navigate(href('/setPassword')),
          };
  return (
    <p className={styles.standing} data-fine={missing === null}>
      <Icon name={missing === null ? 'check' : 'warning'} size={missing === null ? 14 : 18} />
      <Box as="span" grow marginLeft={2}>
        {missing?.text ?? messages.accountFine}
      </Box>
      {missing !== null && (
        <button type="button" className={styles.action} onClick={missing.onClick}>
          {missing.action}
        </button>
      )}
    </p>
  );
}

function Phone({ mobile }: { mobile: string }) {
  const messages = useMessages(settingMessages);
  const masked = maskPhone(mobile);
  return masked === '' ? (
    messages.noPhone
  ) : (
    <Masked text={masked} accessibleText={messages.phone(masked.slice(-4))} />
  );
}

/** A masked text; screen readers get a text without asterisks instead. */
function Masked({ text, accessibleText }: { text: string; accessibleText: string }) {
  return (
    <span>
      <span className="visuallyHidden">{accessibleText}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

import { maskName, maskPhone } from '@/domain/mask';
import { Reading } from '@/flows/reading/reading';
import { settingWords } from '@/messages/settings';
import { useWords } from '@/messages/words';
import { useMember } from '@/queries/member';
import { useSession } from '@/state/session';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { Tag } from '@/ui/tag';
import styles from './profile.module.css';

/** Who the wallet belongs to, masked as section 5 says; what is not known of them has no place. */
export function Profile() {
  const words = useWords(settingWords);
  const member = useMember(useSession((session) => session.sysType));
  return (
    <Card>
      <h2 className="heard">{words.profile}</h2>
      <Reading
        query={member}
        title={words.profileFailed}
        skeleton={<Skeleton label={words.loading} bars={[56]} />}
      >
        {({ name, mobile, department }) => (
          <div className={styles.profile}>
            <Avatar name={name} size={56} />
            <div className={styles.texts}>
              <p className={styles.first}>
                <Masked shown={maskName(name)} heard={words.name(maskName(name).replace(/^\*+/, ''))} />
                {department !== '' && <Tag tone="gold">{department}</Tag>}
              </p>
              <p className={styles.phone}>
                <Phone mobile={mobile} />
              </p>
            </div>
          </div>
        )}
      </Reading>
    </Card>
  );
}

function Phone({ mobile }: { mobile: string }) {
  const words = useWords(settingWords);
  const masked = maskPhone(mobile);
  return masked === '' ? words.noPhone : <Masked shown={masked} heard={words.phone(masked.slice(-4))} />;
}

/** Stars are no words: what they leave is said to those who listen. */
function Masked({ shown, heard }: { shown: string; heard: string }) {
  return (
    <span>
      <span className="heard">{heard}</span>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}

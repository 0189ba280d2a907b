import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { namesakes } from '@/domain/directory-browse';
import { href } from '@/domain/href';
import type { Intent } from '@/domain/settlement';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { useDirectory } from '@/queries/directory';
import { NoticeBar } from '@/ui/notice-bar';

/** Before coins leave: which of several colleagues of one name it is (decision 31). It stands in nobody's way. */
export function LookFirst({ recipients }: { recipients: Intent['recipients'] }) {
  const words = useWords(transferWords);
  const navigate = useNavigate();
  const { data } = useDirectory();
  // The directory is long and this is drawn with every step of the sheet: it is gone through once.
  const alike = useMemo(() => {
    const people = data?.people ?? [];
    const counts = namesakes(people);
    return recipients.flatMap(({ usercode, name }) => {
      const count = counts.get(name);
      const person = people.find((one) => one.usercode === usercode);
      return count === undefined || person === undefined ? [] : [{ person, count }];
    });
  }, [data, recipients]);
  return alike.map(({ person, count }) => (
    <NoticeBar
      key={person.usercode}
      tone="info"
      action={{
        label: words.lookChange,
        go: () => void navigate(href('/rewardUsers', { for: '/transfer1' }), { replace: true }),
      }}
    >
      {words.lookNamesake(count, person.name)} {words.place(person.department, person.jobNumber)}
    </NoticeBar>
  ));
}

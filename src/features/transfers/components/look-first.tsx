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
  const people = useDirectory().data?.people ?? [];
  const counts = namesakes(people);
  const alike = recipients.filter(({ name }) => counts.has(name));
  return alike.map(({ usercode, name }) => {
    const person = people.find((one) => one.usercode === usercode);
    if (person === undefined) return null;
    return (
      <NoticeBar
        key={usercode}
        tone="info"
        action={{
          label: words.lookChange,
          go: () => void navigate(href('/rewardUsers', { for: '/transfer1' }), { replace: true }),
        }}
      >
        {words.lookNamesake(counts.get(name) ?? 2, name)} {words.place(person.department, person.jobNumber)}
      </NoticeBar>
    );
  });
}

import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/words';
import { FormRow } from '@/ui/form-row';

interface WayRowProps {
  icon: string;
  to:
    | '/setPassword'
    | '/payLimitation'
    | '/settingAuth'
    | '/sceneAuthorize'
    | '/settingAuth2'
    | '/settingAuth3'
    | '/messages'
    | '/guide';
  value?: string;
}

/** Leads to another page, by that page's own title. */
export function WayRow({ icon, to, value }: WayRowProps) {
  const titles = useWords(titleWords);
  const navigate = useNavigate();
  return <FormRow icon={icon} label={titles[to]} value={value} onOpen={() => void navigate(href(to))} />;
}

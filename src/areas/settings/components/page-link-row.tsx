import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { FormRow } from '@/ui/forms/form-row';

interface PageLinkRowProps {
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
  /** The text of a row that stands for a part of its page only; otherwise the title of the page is used. */
  label?: string;
  value?: string | undefined;
}

/** A row that links to another page. */
export function PageLinkRow({ icon, to, label, value }: PageLinkRowProps) {
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  return (
    <FormRow icon={icon} label={label ?? titles[to]} value={value} onOpen={() => void navigate(href(to))} />
  );
}

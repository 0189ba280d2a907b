import { Dialog, Input, Toast } from 'antd-mobile';
import { useState } from 'react';
import { libraryToastDuration } from '@/domain/constants';
import { checkPrompt, type PromptRule } from '@/domain/forms/prompt';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import '@/ui/library/set-up';

interface LibraryPromptProps {
  title: string;
  label: string;
  rule: PromptRule;
  onConfirm: (value: string) => void;
  onCancel: () => void;
}

/** A dialog of antd-mobile with one field; an invalid value is refused by a toast and stays for correction. */
export function LibraryPrompt({ title, label, rule, onConfirm, onCancel }: LibraryPromptProps) {
  const messages = useMessages(kitMessages);
  const [value, setValue] = useState('');
  const handleConfirm = () => {
    if (checkPrompt(value, rule) === 'legal') onConfirm(value);
    else Toast.show({ content: messages.illegalInput, duration: libraryToastDuration });
  };
  return (
    <Dialog
      visible
      aria-label={title}
      title={title}
      content={<Input aria-label={label} placeholder={label} autoFocus value={value} onChange={setValue} />}
      actions={[
        [
          { key: 'cancel', text: messages.cancel, onClick: onCancel },
          { key: 'confirm', text: messages.confirm, bold: true, onClick: handleConfirm },
        ],
      ]}
    />
  );
}

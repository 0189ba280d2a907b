import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';

/** A button that opens an address, in place of this page where `replace` says so, or does something. */
type EmptyAction = { label: string } & ({ to: string; replace?: boolean } | { onClick: () => void });

/** What a page says where there is nothing to show. */
export interface EmptyText {
  art?: ComponentProps<typeof Illustration>['variant'];
  title: string;
  description?: ReactNode;
  action?: EmptyAction | undefined;
  secondaryAction?: EmptyAction | undefined;
}

/** Stands where there is nothing to show, with the way on. */
export function EmptyState({ art = 'empty', title, description, action, secondaryAction }: EmptyText) {
  const navigate = useNavigate();
  const buttonOf = (action: EmptyAction | undefined) =>
    action === undefined || 'onClick' in action
      ? action
      : {
          label: action.label,
          onClick: () => void navigate(action.to, { replace: action.replace ?? false }),
        };
  return (
    <ResultState
      art={<Illustration variant={art} />}
      title={title}
      description={description}
      action={buttonOf(action)}
      secondaryAction={buttonOf(secondaryAction)}
    />
  );
}

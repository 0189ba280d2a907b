import type { ReactNode } from 'react';
import { activationSteps, type ActivationStep } from '@/domain/activation/activation';
import { activationMessages } from '@/messages/activation';
import { useMessages } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import { StatusSteps } from '@/ui/feedback/status-steps';
import styles from './step-page.module.css';

interface StepPageProps {
  step: ActivationStep;
  foot?: ReactNode;
  children: ReactNode;
}

/** The page of a step, with the progress through all steps. */
export function StepPage({ step, foot, children }: StepPageProps) {
  const messages = useMessages(activationMessages);
  return (
    <Page foot={foot}>
      <div className={styles.steps}>
        <StatusSteps
          label={messages.progress}
          steps={activationSteps.map((each) => ({ name: messages.steps[each] }))}
          current={activationSteps.indexOf(step)}
        />
      </div>
      {children}
    </Page>
  );
}

import type { ReactNode } from 'react';
import { activationSteps, type ActivationStep } from '@/domain/activation/activation';
import { activationWords } from '@/messages/activation';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import { StatusSteps } from '@/ui/feedback/status-steps';
import styles from './step-page.module.css';

interface StepPageProps {
  step: ActivationStep;
  foot?: ReactNode;
  children: ReactNode;
}

/** A step with its place among the others. */
export function StepPage({ step, foot, children }: StepPageProps) {
  const words = useWords(activationWords);
  const title = useWords(titleWords)['/activation'];
  return (
    <Page title={title} foot={foot}>
      <div className={styles.steps}>
        <StatusSteps
          label={words.progress}
          steps={activationSteps.map((each) => ({ name: words.steps[each] }))}
          current={activationSteps.indexOf(step)}
        />
      </div>
      {children}
    </Page>
  );
}

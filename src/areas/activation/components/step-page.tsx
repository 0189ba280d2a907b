import type { ReactNode } from 'react';
import { activationSteps, type ActivationStep } from '@/domain/activation/activation';
import { activationMessages } from '@/messages/areas/activation';
import { useMessages } from '@/messages/language';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Box } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';

interface StepPageProps {
  step: ActivationStep;
  actionBar?: ReactNode;
  children: ReactNode;
}

/** The page of a step, with the progress through all steps. */
export function StepPage({ step, actionBar, children }: StepPageProps) {
  const messages = useMessages(activationMessages);
  return (
    <Page actionBar={actionBar}>
      <Box paddingTop={3} paddingBottom={5}>
        <StatusSteps
          label={messages.progress}
          steps={activationSteps.map((each) => ({ name: messages.steps[each] }))}
          current={activationSteps.indexOf(step)}
        />
      </Box>
      {children}
    </Page>
  );
}

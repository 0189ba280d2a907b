import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import styles from './status-steps.module.css';

/** More steps than this are arranged vertically. */
const maxHorizontal = 5;

interface StatusStepsProps {
  label: string;
  steps: readonly { name: string; note?: string }[];
  /** Index of the current step; the number of steps if all are done. */
  current: number;
  /** Arranges a few steps vertically too, each with its note at the end of its line. */
  down?: boolean;
}

/** The progress of a process; each step has its state as text for screen readers. */
export function StatusSteps({ label, steps, current, down = false }: StatusStepsProps) {
  const messages = useMessages(kitMessages);
  return (
    <Inline
      as="ol"
      align="stretch"
      className={styles.steps}
      aria-label={label}
      data-direction={down || steps.length > maxHorizontal ? 'down' : 'across'}
    >
      {steps.map(({ name, note }, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'later';
        return (
          <Caption
            as="li"
            key={name}
            position="relative"
            flex={1}
            tone="tertiary"
            textAlign="center"
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.node} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span className={styles.texts}>
              <Box as="span" display="block" className={styles.name}>
                {name}
              </Box>
              <span className="visuallyHidden">{messages[state]}</span>
              {note !== undefined && (
                <Text display="block" tone="tertiary" weight="regular">
                  {note}
                </Text>
              )}
            </span>
          </Caption>
        );
      })}
    </Inline>
  );
}

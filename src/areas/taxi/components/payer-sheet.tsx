import type { DataOf } from '@/api/endpoint';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { RadioGroup } from '@/ui/forms/radio-group';
import { Box } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import { Note } from '@/ui/text/text';
import type { estimatedPrice } from '../endpoints/taxi';
import { taxiRideMessages } from '../messages';
import { taxiBookingChanged } from '../state/taxi-booking';
import styles from './payer-sheet.module.css';

type Rule = DataOf<typeof estimatedPrice>['rules'][number];

interface PayerSheetProps {
  rules: readonly Rule[];
  /** The id of the chosen rule; empty where the person pays alone. */
  chosen: string;
  onClose: () => void;
}

/** Who pays for a ride: the person alone, or the company by one of its rules. */
export function PayerSheet({ rules, chosen, onClose }: PayerSheetProps) {
  const messages = useMessages(taxiRideMessages);
  const rows = [
    { id: '', title: messages.alone, lines: [messages.aloneLine], problem: null },
    ...rules.map((rule) => ({
      id: rule.id,
      title: messages.company(rule.name),
      lines: [messages.companyLine(formatCoins(rule.most)), termsOf(rule)],
      problem: rule.problem === null ? null : messages.problem[rule.problem],
    })),
  ];
  return (
    <Sheet title={messages.payer} onClose={onClose}>
      <RadioGroup
        label={messages.payer}
        choices={rows}
        keyOf={({ id }) => id}
        current={chosen}
        isDisabled={({ problem }) => problem !== null}
        onChoose={({ id }, gesture) => {
          taxiBookingChanged({ rule: id });
          if (gesture === 'tap') onClose();
        }}
        choiceClassName={styles.row}
      >
        {({ title, lines, problem }) => (
          <>
            <span className={styles.mark} />
            <Box as="span" grow>
              <Box as="span" display="block" className={styles.title}>
                {title}
              </Box>
              {[...lines, ...(problem === null ? [] : [problem])].map((line) => (
                <Note
                  as="span"
                  key={line}
                  display="block"
                  marginTop={0.5}
                  tone="tertiary"
                  className={styles.line}
                  data-problem={line === problem}
                >
                  {line}
                </Note>
              ))}
            </Box>
          </>
        )}
      </RadioGroup>
    </Sheet>
  );

  function termsOf({ from, to, cities }: Rule): string {
    const hours =
      from === 0 && to === 24 * 60 ? messages.ruleAlways : messages.ruleHours(clock(from), clock(to));
    return cities.length === 0 ? hours : `${hours} · ${messages.ruleCities(cities.join(' '))}`;
  }
}

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

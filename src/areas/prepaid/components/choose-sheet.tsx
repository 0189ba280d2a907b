import { gatewayNow } from '@/api/clock';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import { Avatar } from '@/ui/people/avatar';
import { Caption } from '@/ui/text/text';
import { lastText } from '../known-numbers';
import { phoneTopUpMessages } from '../messages';
import { groupedNumber } from '../rules/phone-number';
import type { useKnownNumbers } from '../use-known-numbers';
import styles from './choose-sheet.module.css';

interface ChooseSheetProps {
  query: ReturnType<typeof useKnownNumbers>['query'];
  onChoose: (number: string) => void;
  onClose: () => void;
}

/** All known numbers with their whole digits and the last time, to choose one. */
export function ChooseSheet({ query, onChoose, onClose }: ChooseSheetProps) {
  const messages = useMessages(phoneTopUpMessages);
  return (
    <Sheet title={messages.chooseTitle} onClose={onClose}>
      <QueryView
        query={query}
        title={messages.numbersFailed}
        skeleton={<Skeleton label={messages.loading} bars={[64, 64, 64]} />}
      >
        {(known) =>
          known.length === 0 ? (
            <ResultState title={messages.noNumbers} />
          ) : (
            <ul>
              {known.map((phone) => (
                <li key={phone.number}>
                  <button type="button" className={styles.row} onClick={() => onChoose(phone.number)}>
                    {phone.name === '' ? (
                      <span className={styles.tile}>
                        <Icon name="phone" size={22} />
                      </span>
                    ) : (
                      <Avatar name={phone.name} />
                    )}
                    <Box as="span" marginLeft={3} grow>
                      <span className={styles.number}>{groupedNumber(phone.number)}</span>
                      <Caption as="span">
                        {[phone.label, lastText(phone, gatewayNow(), messages)].filter(Boolean).join(' · ')}
                      </Caption>
                    </Box>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Sheet>
  );
}

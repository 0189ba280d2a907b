import { queryBillParties } from '@/api/endpoints/bill';
import type { AccountType } from '@/domain/account';
import { useSheet } from '@/flows/navigation/use-sheet';
import { billMessages } from '@/messages/areas/bill';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { RecipientChip } from '@/ui/people/recipient-chip';
import { PartySheet } from './party-sheet';
import styles from './party-filter.module.css';

interface PartyFilterProps {
  accountType: AccountType;
  /** The id of the other party; undefined for all. */
  party: string | undefined;
  onChoose: (party: string | undefined) => void;
}

/** Filters the bill by the other party, which is shown as a removable chip. */
export function PartyFilter({ accountType, party, onChoose }: PartyFilterProps) {
  const messages = useMessages(billMessages);
  const sheet = useSheet('party');
  // Fetched only for the open sheet or for the name of a party in the address.
  const parties = useEndpoint(
    queryBillParties,
    { accountType },
    { enabled: sheet.isOpen || party !== undefined, select: (data) => data.parties },
  );
  const name = parties.data?.find(({ id }) => id === party)?.name ?? party ?? '';
  return (
    <Inline marginTop={3} align="stretch">
      {party === undefined ? (
        <button type="button" className={styles.choose} aria-haspopup="dialog" onClick={sheet.open}>
          {messages.party}
          <Icon name="down" size={16} />
        </button>
      ) : (
        <RecipientChip
          name={parties.isPending ? messages.partyLoading : name}
          removeLabel={messages.partyOff(name)}
          onRemove={() => onChoose(undefined)}
        />
      )}
      {sheet.isOpen && <PartySheet parties={parties} onChoose={onChoose} onClose={sheet.close} />}
    </Inline>
  );
}

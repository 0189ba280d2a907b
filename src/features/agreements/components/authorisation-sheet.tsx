import { gatewayNow } from '@/api/clock';
import type { Authorisation } from '@/api/endpoints/payment-authorisation';
import { isOver } from '@/domain/agreements/authorisation';
import { Reading } from '@/flows/query-view/query-view';
import { agreementWords } from '@/messages/agreements';
import { useWords } from '@/messages/language';
import { useAuthorisation } from '@/queries/authorisations';
import { Facts } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import styles from './authorisation-sheet.module.css';
import { PartnerTile } from './partner-tile';
import { PaymentTerms } from './payment-terms';
import { RevokeButton } from './revoke-button';

interface AuthorisationSheetProps {
  id: string;
  onClose: () => void;
}

/** One authorisation: what is shared and what for, how long, what may be changed, and the way to take it back. */
export function AuthorisationSheet({ id, onClose }: AuthorisationSheetProps) {
  const words = useWords(agreementWords);
  const query = useAuthorisation(id);
  return (
    <Sheet title={words.sheetTitle} onClose={onClose}>
      <Reading
        query={query}
        title={words.listFailed}
        skeleton={<Skeleton label={words.loading} bars={[60, 46, 46, 46, 46]} />}
      >
        {(authorisation) =>
          authorisation === null ? (
            <StateBlock
              title={words.unknown}
              line={words.unknownLine}
              way={{ label: words.close, go: onClose }}
            />
          ) : (
            <Detail authorisation={authorisation} onClose={onClose} />
          )
        }
      </Reading>
    </Sheet>
  );
}

function Detail({ authorisation, onClose }: { authorisation: Authorisation; onClose: () => void }) {
  const words = useWords(agreementWords);
  const { partner, host, shared, use, since, until, payment } = authorisation;
  const over = isOver(until, gatewayNow());
  const given = [...shared.map((each) => words.shared[each]), ...(payment === null ? [] : [words.takes])];
  return (
    <>
      <div className={styles.head}>
        <PartnerTile name={partner} />
        <div className={styles.texts}>
          <p className={styles.name}>{partner}</p>
          <p className={styles.host}>{host}</p>
        </div>
      </div>
      <Facts
        ruled
        rows={[
          [words.gives, given.join(words.comma)],
          [words.use, use],
          [words.since, since.slice(0, 16)],
          [words.until, until.slice(0, 16)],
          ...(payment === null ? [] : [[words.phone, words.phoneTail(payment.tail)] as const]),
        ]}
      />
      {payment !== null && !over && <PaymentTerms authorisation={authorisation} payment={payment} />}
      <RevokeButton authorisation={authorisation} over={over} onRevoked={onClose} />
    </>
  );
}

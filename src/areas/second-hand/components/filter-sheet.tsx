import { useState } from 'react';
import { parseAmount, toTyped, type Tenths } from '@/domain/money';
import { amountRefusalText } from '@/messages/amount-refusal-text';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SwitchRow } from '@/ui/forms/form-row';
import { TextField } from '@/ui/forms/text-field';
import { Sheet } from '@/ui/overlays/sheet';
import { secondHandMessages } from '../messages';
import type { ItemFilter } from '../queries';
import { highestPrice, itemSorts, type ItemSort } from '../rules/item';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  filter: ItemFilter;
  /** The conditions as parameters of the address; empty ones are none. */
  onApply: (conditions: { sort: string; from: string; to: string; favourites: string }) => void;
  onClose: () => void;
}

/** Order, price and favourites. */
export function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const messages = useMessages(secondHandMessages);
  const [sort, setSort] = useState<ItemSort>(filter.sort);
  const [from, setFrom] = useState(shown(filter.from));
  const [to, setTo] = useState(shown(filter.to));
  const [isFavourite, setFavourite] = useState(filter.isFavourite);
  const [isSubmitted, setSubmitted] = useState(false);
  const errorOf = (price: string) => {
    const parsed = parseAmount(price, highestPrice);
    return parsed.ok || parsed.reason === 'empty' ? null : amountRefusalText(parsed.reason, messages);
  };
  const shownError = (price: string) => (isSubmitted ? errorOf(price) : null);
  const handleApply = () => {
    setSubmitted(true);
    if (errorOf(from) !== null || errorOf(to) !== null) return;
    onApply({
      sort: sort === 'newest' ? '' : sort,
      from: from.trim(),
      to: to.trim(),
      favourites: isFavourite ? '1' : '',
    });
  };
  return (
    <Sheet title={messages.filterTitle} onClose={onClose}>
      <div className={styles.sort}>
        <ChoiceRow
          label={messages.sort}
          choices={itemSorts.map((each) => [each, messages.sorts[each]] as const)}
          current={sort}
          onChange={setSort}
        />
      </div>
      <div className={styles.prices}>
        <div>
          <TextField
            label={messages.from}
            inputMode="decimal"
            value={from}
            validationError={shownError(from)}
            onChange={setFrom}
          />
        </div>
        <div>
          <TextField
            label={messages.to}
            inputMode="decimal"
            value={to}
            validationError={shownError(to)}
            onChange={setTo}
          />
        </div>
      </div>
      <SwitchRow label={messages.favouritesOnly} checked={isFavourite} onChange={setFavourite} />
      <ButtonPair marginTop={4}>
        <Button variant="outlined" onClick={() => onApply({ sort: '', from: '', to: '', favourites: '' })}>
          {messages.clear}
        </Button>
        <Button onClick={handleApply}>{messages.show}</Button>
      </ButtonPair>
    </Sheet>
  );
}

/** A price as it is typed. */
function shown(price: Tenths | null): string {
  return price === null ? '' : toTyped(price);
}

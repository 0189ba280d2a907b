import { parseAmount, type AmountRefusal } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import { amountRefusalText } from '@/messages/amount-refusal-text';
import { useMessages } from '@/messages/language';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SwitchRow } from '@/ui/forms/form-row';
import { TextAreaField } from '@/ui/forms/text-area-field';
import { TextField } from '@/ui/forms/text-field';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { secondHandMessages } from '../messages';
import {
  highestPrice,
  itemCategories,
  itemConditions,
  longestDescription,
  type ItemCategory,
  type ItemCondition,
  type ItemProblems,
} from '../rules/item';
import type { ItemDraft } from '../state';
import { PriceHintLine } from './price-hint-line';
import styles from './item-fields.module.css';

interface ItemFieldsProps {
  draft: ItemDraft;
  /** What is shown as wrong. */
  problems: Omit<ItemProblems, 'photos'>;
  onChange: (changed: Partial<ItemDraft>) => void;
}

/** Everything about an item but its photos. */
export function ItemFields({ draft, problems, onChange }: ItemFieldsProps) {
  const messages = useMessages(secondHandMessages);
  const { title, description, price, boughtFor, place, category, condition } = draft;
  const typed = parseAmount(price, highestPrice);
  const refused = (reason: AmountRefusal | null) => reason && amountRefusalText(reason, messages);
  return (
    <>
      <Card>
        <TextField
          label={messages.title}
          placeholder={messages.titleHint}
          value={title}
          validationError={problems.title === null ? null : messages.problems.title[problems.title]}
          onChange={(text) => onChange({ title: text })}
        />
        <TextAreaField
          label={messages.description}
          placeholder={messages.descriptionHint}
          count={messages.count(countCharacters(description.trim()), longestDescription)}
          tall
          value={description}
          validationError={
            problems.description === null ? null : messages.problems.description[problems.description]
          }
          onChange={(text) => onChange({ description: text })}
        />
      </Card>
      <Card>
        <Note marginBottom={2} className={styles.label} aria-hidden="true">
          {messages.category}
        </Note>
        <div className={styles.choices}>
          <ChoiceRow<ItemCategory>
            label={messages.category}
            choices={itemCategories.map((each) => [each, messages.categories[each]] as const)}
            current={category}
            onChange={(chosen) => onChange({ category: chosen })}
          />
        </div>
        <Note marginBottom={2} className={styles.label} aria-hidden="true">
          {messages.condition}
        </Note>
        <div className={styles.choices}>
          <ChoiceRow<ItemCondition>
            label={messages.condition}
            choices={itemConditions.map((each) => [each, messages.conditions[each]] as const)}
            current={condition}
            onChange={(chosen) => onChange({ condition: chosen })}
          />
        </div>
      </Card>
      <Card>
        <div className={styles.amounts}>
          <div>
            <TextField
              label={messages.price}
              placeholder={messages.priceHint}
              inputMode="decimal"
              value={price}
              validationError={refused(problems.price)}
              onChange={(text) => onChange({ price: text })}
            />
          </div>
          <div>
            <TextField
              label={messages.bought}
              placeholder={messages.boughtHint}
              inputMode="decimal"
              value={boughtFor}
              validationError={refused(problems.boughtFor)}
              onChange={(text) => onChange({ boughtFor: text })}
            />
          </div>
        </div>
        <PriceHintLine title={title} category={category} price={typed.ok ? typed.amount : null} />
        <TextField
          label={messages.place}
          placeholder={messages.placeHint}
          value={place}
          validationError={problems.place === null ? null : messages.problems.place[problems.place]}
          onChange={(text) => onChange({ place: text })}
        />
        <SwitchRow
          label={messages.terms.inspect}
          checked={draft.inspect}
          onChange={(inspect) => onChange({ inspect })}
        />
        <SwitchRow
          label={messages.terms.fixedPrice}
          checked={draft.fixedPrice}
          onChange={(fixedPrice) => onChange({ fixedPrice })}
        />
      </Card>
    </>
  );
}

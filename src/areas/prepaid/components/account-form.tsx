import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { TextField } from '@/ui/forms/text-field';
import { Box } from '@/ui/layout/box';
import { Note } from '@/ui/text/text';
import type { SavedNumber } from '../endpoints/recharge-account';
import { phoneTopUpMessages, savedAccountMessages } from '../messages';
import { numberText } from '../number-text';
import { longestAccountName, relations } from '../rules/saved-account';
import type { useAccountForm } from '../use-account-form';
import { NumberField } from './number-field';

interface AccountFormProps {
  saved: SavedNumber | null;
  /** No number is saved yet. */
  isFirst: boolean;
  form: ReturnType<typeof useAccountForm>;
}

/** Whose number it is, its digits and its owner's name. */
export function AccountForm({ saved, isFirst, form }: AccountFormProps) {
  const messages = useMessages(savedAccountMessages);
  const topUps = useMessages(phoneTopUpMessages);
  const { draft, problems, hasOldChanges, change, restore } = form;
  const { name, number } = problems;
  return (
    <>
      {hasOldChanges && (
        <NoticeBar tone="info" action={{ label: messages.restore, onClick: restore }}>
          {messages.unsaved}
        </NoticeBar>
      )}
      <Box marginBottom={4}>
        <Note marginBottom={2} aria-hidden="true">
          {messages.relation}
        </Note>
        <ChoiceRow
          label={messages.relation}
          choices={relations.map((relation) => [relation, topUps.relations[relation]] as const)}
          current={draft.relation}
          onChange={(relation) => change({ relation })}
        />
      </Box>
      <Box marginBottom={4}>
        <NumberField
          id="saved-number"
          value={draft.number}
          marked={[]}
          problem={number === null ? null : numberText(number, topUps)}
          onChange={(digits) => change({ number: digits })}
        >
          <Note marginBottom={2} aria-hidden="true">
            {topUps.number}
          </Note>
        </NumberField>
      </Box>
      <Box marginBottom={4}>
        <TextField
          label={messages.name}
          placeholder={messages.nameHint}
          value={draft.name}
          validationError={
            name === null
              ? null
              : name === 'missing'
                ? messages.nameProblems.missing
                : messages.nameProblems['too-long'](longestAccountName)
          }
          onChange={(text) => change({ name: text })}
        />
      </Box>
      {isFirst || saved?.isDefault === true ? (
        <FormRow label={messages.isUsual} note={messages.staysUsual} value={messages.yes} />
      ) : (
        <SwitchRow
          label={messages.makeUsual}
          note={messages.makeUsualNote}
          checked={draft.isDefault}
          onChange={(isDefault) => change({ isDefault })}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import {
  addressProblems,
  addressTags,
  emptyAddress,
  tidiedAddress,
  type SavedAddress,
} from '@/domain/addresses/address';
import { href } from '@/domain/href';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet } from '@/flows/navigation/use-sheet';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { addressChosen } from '@/state/settlement';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { TextAreaField } from '@/ui/forms/text-area-field';
import { TextField } from '@/ui/forms/text-field';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Note } from '@/ui/text/text';
import { addressDraftCleared, addressTyped, useAddressDraft, type AddressDraft } from '../state';
import { useAddressTask } from '../use-address-task';
import { newAddressId, useChoice } from '../use-choice';
import { DeleteButton } from './delete-button';
import { RegionField } from './region-field';
import styles from './address-form.module.css';

interface AddressFormProps {
  /** The address to edit; null for a new one. */
  saved: SavedAddress | null;
  /** No address is saved yet. */
  isFirst: boolean;
}

/** Adds an address or changes one; what was typed is kept until it is saved. */
export function AddressForm({ saved, isFirst }: AddressFormProps) {
  const messages = useMessages(addressMessages);
  const { isChoosing, purpose, cameFrom } = useChoice();
  const sheet = useSheet('region');
  const isChosenAtOnce = isChoosing && saved === null;
  const exit = useExit(isChosenAtOnce ? cameFrom : href('/addressInformation', { for: purpose }));
  const task = useAddressTask();
  const [isSubmitted, setSubmitted] = useState(false);
  const stored = useAddressDraft();
  const initial: AddressDraft =
    saved === null ? { ...emptyAddress, id: newAddressId, isDefault: false } : saved;
  const draft = stored.id === initial.id ? stored : initial;
  const [hasOldChanges, setOldChanges] = useState(saved !== null && stored.id === saved.id);
  const problems = addressProblems(draft);
  const shown = isSubmitted ? problems : { name: null, phone: null, place: null, detail: null };
  const handleChange = (changed: Partial<AddressDraft>) => addressTyped({ ...draft, ...changed });
  const handleRestore = () => {
    addressDraftCleared(draft.id);
    setOldChanges(false);
  };
  const handleSave = () => {
    setSubmitted(true);
    if (Object.values(problems).some((problem) => problem !== null)) return;
    task.save({ ...tidiedAddress(draft), id: saved?.id ?? '', isDefault: draft.isDefault }, (address) => {
      if (isChosenAtOnce) addressChosen(address);
      notify(messages.saved);
      exit();
    });
  };
  const isUsualAnyway = isFirst || saved?.isDefault === true;
  return (
    <Page
      title={saved === null ? messages.addTitle : messages.editTitle}
      actionBar={
        <Button block busy={task.isBusy} onClick={handleSave}>
          {messages.save}
        </Button>
      }
    >
      <ErrorNotice text={task.errorText} />
      {hasOldChanges && (
        <NoticeBar tone="info" action={{ label: messages.restore, onClick: handleRestore }}>
          {messages.unsaved}
        </NoticeBar>
      )}
      <Card>
        <TextField
          label={messages.receiver}
          placeholder={messages.receiverHint}
          autoComplete="name"
          value={draft.name}
          validationError={shown.name === null ? null : messages.nameProblems[shown.name]}
          onChange={(name) => handleChange({ name })}
        />
        <TextField
          label={messages.phoneLabel}
          type="tel"
          placeholder={messages.phoneHint}
          autoComplete="tel"
          value={draft.phone}
          validationError={shown.phone === null ? null : messages.phoneProblems[shown.phone]}
          onChange={(phone) => handleChange({ phone })}
        />
        <RegionField
          place={draft}
          validationError={shown.place === null ? null : messages.placeMissing}
          sheet={sheet}
          onChange={handleChange}
        />
        <TextAreaField
          label={messages.detail}
          placeholder={messages.detailHint}
          value={draft.detail}
          validationError={shown.detail === null ? null : messages.detailProblems[shown.detail]}
          onChange={(detail) => handleChange({ detail })}
        />
      </Card>
      <Card>
        <Note marginBottom={2} aria-hidden="true">
          {messages.tag}
        </Note>
        <ChoiceRow
          label={messages.tag}
          choices={addressTags.map((tag) => [tag, messages.tags[tag]] as const)}
          current={draft.tag}
          onChange={(tag) => handleChange({ tag })}
        />
        <div className={styles.usual}>
          {isUsualAnyway ? (
            <FormRow
              label={messages.isUsual}
              note={isFirst ? messages.firstIsUsual : messages.staysUsual}
              value={messages.yes}
            />
          ) : (
            <SwitchRow
              label={messages.makeUsual}
              note={messages.makeUsualNote}
              checked={draft.isDefault}
              onChange={(isDefault) => handleChange({ isDefault })}
            />
          )}
        </div>
      </Card>
      {saved !== null && (
        <Box marginTop={5}>
          <DeleteButton
            block
            address={saved}
            isBusy={task.isBusy}
            onConfirm={() =>
              task.remove(saved.id, () => {
                notify(messages.removed);
                exit();
              })
            }
          />
        </Box>
      )}
    </Page>
  );
}

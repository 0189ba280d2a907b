import { useMessages } from '@/messages/language';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { TextField } from '@/ui/forms/text-field';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { familyPayMessages } from '../messages';
import type { Invitation, InvitationProblems, InviteeProblem } from '../rules/invitation';

export interface InviteeErrors {
  /** What is wrong with the words themselves; null before they are sent. */
  problems: InvitationProblems | null;
  /** What the gateway said about this name and phone. */
  refused: InviteeProblem | null;
}

interface InviteeFieldsProps {
  draft: Invitation;
  errors: InviteeErrors;
  onChange: (changed: Partial<Invitation>) => void;
}

/** Who is invited: name, phone, and what they are to the owner. */
export function InviteeFields({ draft: { name, phone, relation }, errors, onChange }: InviteeFieldsProps) {
  const messages = useMessages(familyPayMessages);
  const { problems, refused } = errors;
  const nameError = { missing: messages.nameMissing, 'too-long': messages.nameTooLong };
  const phoneError = { missing: messages.phoneMissing, wrong: messages.phoneWrong };
  return (
    <Card>
      <Box marginBottom={4}>
        <TextField
          label={messages.name}
          placeholder={messages.nameHint}
          value={name}
          validationError={problems?.name == null ? null : nameError[problems.name]}
          onChange={(typed) => onChange({ name: typed })}
        />
        <TextField
          label={messages.phone}
          type="tel"
          inputMode="numeric"
          placeholder={messages.phoneHint}
          value={phone}
          validationError={
            problems?.phone == null
              ? refused === null
                ? null
                : messages.problems[refused]
              : phoneError[problems.phone]
          }
          onChange={(typed) => onChange({ phone: typed })}
        />
      </Box>
      <Note marginBottom={2} aria-hidden="true">
        {messages.relation}
      </Note>
      <ChoiceRow
        label={messages.relation}
        choices={messages.relations.map((each) => [each, each] as const)}
        current={relation}
        onChange={(chosen) => onChange({ relation: chosen })}
      />
      {problems?.relation === 'missing' && (
        <Note marginTop={2} tone="danger" role="alert">
          {messages.relationMissing}
        </Note>
      )}
    </Card>
  );
}

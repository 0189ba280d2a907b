import { queryRewardTags } from '@/api/endpoints/transfer';
import { QueryView } from '@/flows/query-view/query-view';
import { transferMessages } from '@/messages/areas/transfers';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { tagChosen, useTransferDraft } from '@/state/transfer-draft';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { tagsId } from '../field-ids';

/** The purpose of a reward; the gateway gives the tags and a note about the money for each. */
export function TagCard({ hasTriedToSend }: { hasTriedToSend: boolean }) {
  const messages = useMessages(transferMessages);
  const { said } = useMessages(gatewayWordMessages);
  const tags = useEndpoint(queryRewardTags, {}, { select: (data) => data.tags });
  const { name, money } = useTransferDraft((draft) => draft.tagData);
  return (
    <Card title={messages.tagTitle}>
      <QueryView
        query={tags}
        title={messages.tagsFailed}
        skeleton={<Skeleton label={messages.tagsLoading} bars={[44]} />}
      >
        {(list) => (
          <>
            <ChoiceRow
              firstId={tagsId}
              label={messages.tagTitle}
              choices={list.map((tag) => [tag.name, said(tag.name)] as const)}
              current={name}
              onChange={(chosen) => {
                const tag = list.find((each) => each.name === chosen);
                if (tag !== undefined) tagChosen(tag);
              }}
            />
            {name === '' && hasTriedToSend && (
              <Note marginTop={2} tone="danger" role="alert">
                {messages.chooseTag}
              </Note>
            )}
            {money !== '' && <Note marginTop={2}>{said(money)}</Note>}
          </>
        )}
      </QueryView>
    </Card>
  );
}

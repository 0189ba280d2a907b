import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextButton } from '@/ui/forms/text-button';
import { Stack } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { FileButton } from '../components/file-button';
import { GrantListWork } from '../components/grant-list-work';
import { ReadingState } from '../components/reading-state';
import { RefusedFile } from '../components/refused-file';
import { grantListMessages, sheetsMessages } from '../messages';
import { useSheetWork } from '../use-sheet-work';

/** /excelPreviewGrant: a spreadsheet with the people of a grant, checked row by row and put right before it is submitted. */
export default function GrantList() {
  return (
    <GrantsGate>
      <OwnList />
    </GrantsGate>
  );
}

/** The list is kept for its owner alone, so that it waits for who that is. */
function OwnList() {
  const messages = useMessages(grantListMessages);
  const user = useCurrentUser();
  return (
    <DetailPage
      isWhole
      query={user}
      failed={messages.failed}
      loading={messages.restoring}
      bars={[136, 360, 160]}
    >
      {(data) => <Work owner={data.usercode} />}
    </DetailPage>
  );
}

function Work({ owner }: { owner: string }) {
  const messages = useMessages(grantListMessages);
  const sheets = useMessages(sheetsMessages);
  const navigate = useNavigate();
  const work = useSheetWork(owner);
  const { stage, choose } = work;
  switch (stage.kind) {
    case 'open':
      return (
        <GrantListWork
          key={stage.file.readAt}
          owner={owner}
          file={stage.file}
          changes={stage.changes}
          work={work}
        />
      );
    case 'restoring':
      return (
        <Page>
          <Skeleton label={messages.restoring} bars={[136, 360, 160]} />
        </Page>
      );
    case 'reading':
      return (
        <Page>
          <ReadingState fileName={stage.fileName} rows={stage.rows} of={stage.of} onStop={work.stop} />
        </Page>
      );
    case 'failed':
      return (
        <Page>
          <ResultState
            alarming
            art={<Illustration variant="error" />}
            title={sheets.failed}
            description={sheets.failedLine}
            action={{ label: sheets.again, onClick: () => choose(stage.file) }}
          />
        </Page>
      );
    case 'empty':
    case 'refused':
      return (
        <Page>
          {stage.kind === 'empty' ? (
            <ResultState
              art={<Illustration variant="empty" />}
              title={messages.emptyTitle}
              description={messages.emptyLine}
            />
          ) : (
            <RefusedFile fileName={stage.fileName} problem={stage.problem} />
          )}
          <Stack align="center">
            <FileButton label={messages.field} variant="filled" onChoose={choose}>
              {stage.kind === 'empty' ? messages.choose : sheets.otherFile}
            </FileButton>
            <TextButton
              type="button"
              marginTop={2}
              paddingX={4}
              onClick={() => void navigate(href('/examplegrantH5'))}
            >
              {messages.toExample}
            </TextButton>
          </Stack>
        </Page>
      );
  }
}

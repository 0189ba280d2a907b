import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exitMessages } from '@/messages/exits';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useRuntimeConfig, type RuntimeConfig } from '@/state/runtime-config';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { judgePost, type AskedPost, type JudgedPost } from '../asked-post';
import { ExitPage } from '../components/exit-page';
import { Passage } from '../components/passage';
import { Stopped } from '../components/stopped';
import { UnderWay } from '../components/under-way';
import { useCameBack } from '../passed';
import { postForm } from '../post-form';
import { useOneShotTask } from '../use-one-shot-task';

/** /newWebviewforPost: posts a form to an allowed address, once per visit; says so where it does not. */
export default function PostForm() {
  const titles = useMessages(titleMessages);
  const [query] = useSearchParams();
  const runtimeConfig = useRuntimeConfig();
  const address = query.get('url') ?? '';
  const fields = query.get('fields') ?? '';
  return (
    <ExitPage title={titles['/newWebviewforPost']}>
      {runtimeConfig !== null && <Judged key={address + fields} {...{ address, fields, runtimeConfig }} />}
    </ExitPage>
  );
}

interface JudgedProps {
  address: string;
  fields: string;
  runtimeConfig: RuntimeConfig;
}

function Judged({ address, fields, runtimeConfig }: JudgedProps) {
  const messages = useMessages(exitMessages);
  const [cameBack] = useCameBack();
  const judged = judgePost(address, fields, runtimeConfig);
  if (judged.kind === 'refused') return <Refused refused={judged} />;
  return cameBack ? (
    <Stopped
      art={<Passage to="forward" />}
      title={messages.postedTitle}
      description={messages.postedLine}
      alarming={false}
    />
  ) : (
    <Posting post={judged.post} />
  );
}

function Refused({ refused }: { refused: Extract<JudgedPost, { kind: 'refused' }> }) {
  const { postRefusedTitle: title, postRefusedLines: lines } = useMessages(exitMessages);
  const line = 'host' in refused ? lines[refused.why](refused.host) : lines[refused.why];
  return <Stopped title={title} description={line} />;
}

function Posting({ post }: { post: AskedPost }) {
  const messages = useMessages(exitMessages);
  const blocked = useBlocked();
  useOneShotTask(post.url, () => {
    postForm(post);
    return Promise.resolve();
  });
  if (blocked) {
    return (
      <Stopped title={messages.postRefusedTitle} description={messages.postRefusedLines.blocked(post.host)} />
    );
  }
  const names = Object.keys(post.fields);
  return (
    <>
      <UnderWay to="forward" title={messages.posting} description={messages.postingLine} />
      <Card title={messages.postFields}>
        <DescriptionList
          ruled
          rows={[
            [messages.postTo, post.host],
            [messages.postCount, messages.postCounted(names.length)],
            [messages.postNames, names.length === 0 ? messages.postNone : names.join(', ')],
            [messages.postWithToken, post.withToken ? messages.postTokenGiven : messages.postTokenKept],
          ]}
        />
      </Card>
    </>
  );
}

/** The deployment's own rules may forbid what the page wants to do; the browser then says so, and nothing else happens. */
function useBlocked(): boolean {
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    const forbidden = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') setBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', forbidden);
    return () => document.removeEventListener('securitypolicyviolation', forbidden);
  }, []);
  return blocked;
}

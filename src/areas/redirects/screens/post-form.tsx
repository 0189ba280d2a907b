import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { useRuntimeConfig, type RuntimeConfig } from '@/state/runtime-config';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { ExitPage } from '../components/exit-page';
import { InProgress } from '../components/in-progress';
import { Passage } from '../components/passage';
import { Stopped } from '../components/stopped';
import { useCameBack } from '../exit-mark';
import { judgePost, type JudgedPost, type PostRequest } from '../judge-post';
import { exitMessages } from '../messages';
import { postForm } from '../post-form';
import { useOneShotTask } from '../use-one-shot-task';

/** /newWebviewforPost: posts a form to an allowed address once per visit, or says why it does not. */
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

function Posting({ post }: { post: PostRequest }) {
  const messages = useMessages(exitMessages);
  const isBlocked = useIsBlocked();
  useOneShotTask(post.url, () => {
    postForm(post);
    return Promise.resolve();
  });
  if (isBlocked) {
    return (
      <Stopped title={messages.postRefusedTitle} description={messages.postRefusedLines.blocked(post.host)} />
    );
  }
  const names = Object.keys(post.fields);
  return (
    <>
      <InProgress to="forward" title={messages.posting} description={messages.postingLine} />
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

/** Whether the content security policy blocked the form; its only sign is this event. */
function useIsBlocked(): boolean {
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    const handleViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') setIsBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', handleViolation);
    return () => document.removeEventListener('securitypolicyviolation', handleViolation);
  }, []);
  return isBlocked;
}

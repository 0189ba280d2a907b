import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exitWords } from '@/messages/exits';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { useSurroundings, type Surroundings } from '@/state/runtime-config';
import { Card } from '@/ui/layout/card';
import { Facts } from '@/ui/lists/description-list';
import { judgePost, type AskedPost, type JudgedPost } from '../asked-post';
import { ExitPage } from '../components/exit-page';
import { Passage } from '../components/passage';
import { Stopped } from '../components/stopped';
import { UnderWay } from '../components/under-way';
import { useCameBack } from '../passed';
import { postForm } from '../post-form';
import { useErrand } from '../use-one-shot-task';

/** /newWebviewforPost: posts a form to an allowed address, once per visit; says so where it does not. */
export default function PostForm() {
  const titles = useWords(titleWords);
  const [query] = useSearchParams();
  const surroundings = useSurroundings();
  const address = query.get('url') ?? '';
  const fields = query.get('fields') ?? '';
  return (
    <ExitPage title={titles['/newWebviewforPost']}>
      {surroundings !== null && <Judged key={address + fields} {...{ address, fields, surroundings }} />}
    </ExitPage>
  );
}

interface JudgedProps {
  address: string;
  fields: string;
  surroundings: Surroundings;
}

function Judged({ address, fields, surroundings }: JudgedProps) {
  const words = useWords(exitWords);
  const [cameBack] = useCameBack();
  const judged = judgePost(address, fields, surroundings);
  if (judged.kind === 'refused') return <Refused refused={judged} />;
  return cameBack ? (
    <Stopped
      art={<Passage to="forward" />}
      title={words.postedTitle}
      line={words.postedLine}
      alarming={false}
    />
  ) : (
    <Posting post={judged.post} />
  );
}

function Refused({ refused }: { refused: Extract<JudgedPost, { kind: 'refused' }> }) {
  const { postRefusedTitle: title, postRefusedLines: lines } = useWords(exitWords);
  const line = 'host' in refused ? lines[refused.why](refused.host) : lines[refused.why];
  return <Stopped title={title} line={line} />;
}

function Posting({ post }: { post: AskedPost }) {
  const words = useWords(exitWords);
  const blocked = useBlocked();
  useErrand(post.url, () => {
    postForm(post);
    return Promise.resolve();
  });
  if (blocked) {
    return <Stopped title={words.postRefusedTitle} line={words.postRefusedLines.blocked(post.host)} />;
  }
  const names = Object.keys(post.fields);
  return (
    <>
      <UnderWay to="forward" title={words.posting} line={words.postingLine} />
      <Card title={words.postFields}>
        <Facts
          ruled
          rows={[
            [words.postTo, post.host],
            [words.postCount, words.postCounted(names.length)],
            [words.postNames, names.length === 0 ? words.postNone : names.join(', ')],
            [words.postWithToken, post.withToken ? words.postTokenGiven : words.postTokenKept],
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

import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Address } from '@/domain/screens';
import { WhoseWallet } from '@/flows/log-in/whose-wallet';
import { exitWords } from '@/messages/exits';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { useStartup } from '@/state/startup';
import { whenSurrounded } from '@/state/runtime-config';
import { ExitPage } from '../components/exit-page';
import { CameBack, LedOn } from '../components/redirected';
import { LoginStopped } from '../components/login-stopped';
import { UnderWay } from '../components/under-way';
import { logInByCode } from '../log-in-by-code';
import { useOneTimeCode } from '../one-time-code';
import { passOn } from '../redirect';
import { useCameBack } from '../passed';
import { useErrand } from '../use-one-shot-task';

/** /zhongxinLogin, /welfareByGuanYu: a partner's one-time code becomes a session, which goes on to where the link says. */
export default function PartnerCode() {
  const words = useWords(exitWords);
  const titles = useWords(titleWords);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const code = useOneTimeCode();
  const [cameBack, goAgain] = useCameBack();
  const asked = useStartup(({ question }) => question !== null);
  const [partner, address] =
    pathname === ('/zhongxinLogin' satisfies Address)
      ? (['zhongxin', '/zhongxinLogin'] as const)
      : (['guanyu', '/welfareByGuanYu'] as const);
  const target = query.get('redirectUrl') ?? '/home';
  const { outcome, again } = useErrand(cameBack ? null : `${address} ${code}`, async (left) => {
    const login = await logInByCode(code, left);
    if (login.kind !== 'logged-in' || left.aborted) return login;
    const { allowedHosts } = await whenSurrounded();
    return { ...login, passing: passOn(target, allowedHosts, navigate) };
  });
  if (asked) return <WhoseWallet />;
  const name = titles[address];
  return (
    <ExitPage title={name}>
      {cameBack ? (
        <CameBack name={name} to="check" onAgain={goAgain} />
      ) : outcome === null || outcome.kind === 'loading-anew' ? (
        <UnderWay to="check" title={words.loggingIn[partner]} line={words.loggingInLine} />
      ) : 'passing' in outcome ? (
        <LedOn passing={outcome.passing} name={words.loggedIn} to="check" onAgain={again} />
      ) : (
        <LoginStopped outcome={outcome} code={code} onAgain={again} />
      )}
    </ExitPage>
  );
}

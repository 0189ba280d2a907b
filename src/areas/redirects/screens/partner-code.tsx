import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Address } from '@/domain/screens';
import { WhoseWallet } from '@/flows/log-in/whose-wallet';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { whenConfigured } from '@/state/runtime-config';
import { useStartup } from '@/state/startup';
import { ExitPage } from '../components/exit-page';
import { InProgress } from '../components/in-progress';
import { LoginStopped } from '../components/login-stopped';
import { CameBack, Redirected } from '../components/redirected';
import { useCameBack } from '../exit-mark';
import { logInByCode } from '../log-in-by-code';
import { exitMessages } from '../messages';
import { useOneTimeCode } from '../one-time-code';
import { redirect } from '../redirect';
import { useOneShotTask } from '../use-one-shot-task';

/** /zhongxinLogin, /welfareByGuanYu: logs in by a partner's one-time code and redirects to the target of the link. */
export default function PartnerCode() {
  const messages = useMessages(exitMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const code = useOneTimeCode();
  const [cameBack, goAgain] = useCameBack();
  const isAsking = useStartup(({ question }) => question !== null);
  const [partner, address] =
    pathname === ('/zhongxinLogin' satisfies Address)
      ? (['zhongxin', '/zhongxinLogin'] as const)
      : (['guanyu', '/welfareByGuanYu'] as const);
  const target = query.get('redirectUrl') ?? '/home';
  const { outcome, again } = useOneShotTask(cameBack ? null : `${address} ${code}`, async (signal) => {
    const login = await logInByCode(code, signal);
    if (login.kind !== 'logged-in' || signal.aborted) return login;
    const { allowedHosts } = await whenConfigured();
    return { ...login, redirection: redirect(target, allowedHosts, navigate) };
  });
  if (isAsking) return <WhoseWallet />;
  const name = titles[address];
  return (
    <ExitPage title={name}>
      {cameBack ? (
        <CameBack name={name} to="check" onAgain={goAgain} />
      ) : outcome === null || outcome.kind === 'reloading' ? (
        <InProgress to="check" title={messages.loggingIn[partner]} description={messages.loggingInLine} />
      ) : 'redirection' in outcome ? (
        <Redirected redirection={outcome.redirection} name={messages.loggedIn} to="check" onAgain={again} />
      ) : (
        <LoginStopped outcome={outcome} code={code} onAgain={again} />
      )}
    </ExitPage>
  );
}

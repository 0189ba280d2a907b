import { useEffect, useState } from 'react';
import { toMoment } from '@/domain/business-time';
import { useSession } from '@/state/session';
import { Sheet } from '@/ui/sheet';
import { control, type Overview } from './control';
import { FaultForm } from './fault-form';
import { changeIdentity } from './identity';
import styles from './panel.module.css';

const hour = 3_600_000;
const refreshEvery = 2_000;

/** A small handle, and behind it what QA can set: identity, world, clock, faults, and the last calls. */
export function Panel() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.handle} aria-label="QA 面板" onClick={() => setOpen(true)}>
        QA
      </button>
      {open && (
        <Sheet title="QA 面板" onClose={() => setOpen(false)}>
          <Settings />
        </Sheet>
      )}
    </>
  );
}

function Settings() {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [problem, setProblem] = useState('');
  const { token, sysType } = useSession();

  const take = (asked: Promise<Overview>) => {
    asked.then(
      (answer) => {
        setOverview(answer);
        setProblem('');
      },
      (error: unknown) => setProblem(String(error)),
    );
  };
  useEffect(() => {
    take(control.state());
    const again = setInterval(() => take(control.state()), refreshEvery);
    return () => clearInterval(again);
  }, []);

  if (overview === null) return <p role="status">{problem === '' ? '正在连接模拟网关' : problem}</p>;
  const changeWorld = async (world: string) => {
    const fresh = await control.reset(world);
    changeIdentity(fresh.session.token, fresh.session.systemType);
  };
  return (
    <div className={styles.settings}>
      {problem !== '' && <p role="alert">{problem}</p>}
      <label className={styles.row}>
        身份
        <select value={token} onChange={({ target }) => changeIdentity(target.value, sysType)}>
          <option value="">未登录</option>
          {overview.identities.map((identity) => (
            <option key={identity.usercode} value={identity.token}>
              {`${identity.name} · ${identity.department} · ${identity.jobNumber}${identity.departed ? ' · 已离职' : ''}`}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.row}>
        世界
        <select value={overview.world} onChange={({ target }) => void changeWorld(target.value)}>
          {overview.worlds.map((world) => (
            <option key={world}>{world}</option>
          ))}
        </select>
      </label>
      <div className={styles.row}>
        <span>{`时钟 ${toMoment(overview.now)}`}</span>
        <button type="button" onClick={() => take(control.moveClock(overview.clock.offsetMs + hour))}>
          +1 小时
        </button>
        <button type="button" onClick={() => take(control.moveClock(overview.clock.offsetMs + 24 * hour))}>
          +1 天
        </button>
        <button type="button" onClick={() => take(control.moveClock(0))}>
          现在
        </button>
      </div>
      <FaultForm onAdd={(wish) => take(control.addFault(wish))} />
      <div className={styles.row}>
        <span>{`故障 ${overview.faults.length}，扣住 ${overview.held.length}`}</span>
        <button type="button" onClick={() => take(control.clearFaults())}>
          清除故障
        </button>
        <button type="button" onClick={() => take(control.release())}>
          放行
        </button>
        <button type="button" onClick={() => take(control.expire(token))}>
          让登录过期
        </button>
      </div>
      <button type="button" onClick={() => void changeWorld(overview.world)}>
        重置这个世界
      </button>
      <h3>最近的调用</h3>
      <ol className={styles.calls}>
        {[...overview.calls].reverse().map((call) => (
          <li key={call.id}>
            <details>
              <summary>{`${call.call} · ${call.status} · ${call.code}${call.faults.length > 0 ? ` · ${call.faults.join(' ')}` : ''}`}</summary>
              <pre>{call.request}</pre>
              <pre>{call.answer}</pre>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

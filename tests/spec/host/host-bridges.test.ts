// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { hostNames } from '@/domain/session/host';
import {
  acceptSignature,
  answerWith,
  controlTimers,
  moment,
  watchCall,
} from '../../support/hosts/host-calls';
import { trials } from '../../support/hosts/host-trials';
import { openIn, type Native } from '../../support/hosts/native-sides';

controlTimers();

describe.each(hostNames)('the bridge of %s', (name) => {
  const trial = trials[name];
  const tryWith = async (native: Native | null) => {
    const { host } = await openIn(name, native);
    const result = watchCall(trial.make(host));
    await moment();
    return result;
  };

  it('returns the value of a success', async () => {
    expect((await tryWith(answerWith(trial.good))).came).toEqual([{ value: trial.value }]);
  });

  it('rejects with status and message of a native refusal', async () => {
    expect((await tryWith(answerWith(trial.refusal))).came).toEqual([expect.objectContaining(trial.refused)]);
  });

  it('does not treat “not implemented” as an error', async () => {
    const [said, then] = trial.notImplemented;
    expect((await tryWith(answerWith(said))).came).toEqual([expect.objectContaining(then)]);
  });

  it('uses the first of two answers', async () => {
    expect((await tryWith(answerWith(trial.good, trial.refusal))).came).toEqual([{ value: trial.value }]);
  });

  it('accepts a late answer for a call that still waits', async () => {
    const late: Native = (nativeCall) => {
      if (!acceptSignature(nativeCall)) setTimeout(() => nativeCall.answer(trial.good), 5_000);
    };
    const { came } = await tryWith(late);
    expect(came).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(came).toEqual([{ value: trial.value }]);
  });

  it('waits when no answer comes, and does not affect other calls', async () => {
    let silent = true;
    const { host } = await openIn(name, (nativeCall) => {
      if (!acceptSignature(nativeCall) && !silent) nativeCall.answer(trial.good);
    });
    const never = watchCall(trial.make(host));
    await moment();
    silent = false;
    expect(await trial.make(host)).toEqual(trial.value);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(never.came).toEqual([]);
  });

  it('rejects at once when the native side throws', async () => {
    const throwing: Native = (nativeCall) => {
      if (!acceptSignature(nativeCall)) throw new Error('bridge broke');
    };
    expect((await tryWith(throwing)).came).toEqual([
      expect.objectContaining({ name: 'HostFailure', trouble: 'threw', said: 'bridge broke' }),
    ]);
  });

  it.each(trial.wrong.map((wrong) => [JSON.stringify(wrong), wrong]))(
    'refuses an answer of the wrong type: %s',
    async (_text, wrong) => {
      expect((await tryWith(answerWith(wrong))).came).toEqual([
        expect.objectContaining({ name: 'HostFailure', trouble: 'invalidResponse' }),
      ]);
    },
  );

  it('rejects when it is absent', async () => {
    const { came } = await tryWith(null);
    // The social app may inject its bridge a little later.
    await vi.advanceTimersByTimeAsync(name.includes('-app') || name === 'maia' ? 0 : 1_000);
    expect(came).toEqual([expect.objectContaining(trial.absent)]);
  });
});

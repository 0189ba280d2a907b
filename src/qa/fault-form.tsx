import { useState, type SyntheticEvent } from 'react';
import { endpoints } from '@/api/endpoints/all';
import type { FaultWish } from '@/mocks/control';
import { faultKinds, type FaultKind } from '@/mocks/faults';
import styles from './panel.module.css';

/** Sets up one fault: which call, what goes wrong, before or after it was booked, how often. */
export function FaultForm({ onAdd }: { onAdd: (wish: FaultWish) => void }) {
  const [call, setCall] = useState('batchTransfer');
  const [kind, setKind] = useState<FaultKind>('drop');
  const [when, setWhen] = useState<'before' | 'after'>('after');
  const [times, setTimes] = useState(1);
  const [value, setValue] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    onAdd({ call, kind, when, times, ...(value === '' ? {} : { value }) });
  };
  return (
    <form className={styles.row} onSubmit={add}>
      <select aria-label="调用" value={call} onChange={({ target }) => setCall(target.value)}>
        <option>*</option>
        {endpoints.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label="故障"
        value={kind}
        onChange={({ target }) => setKind(faultKinds.find((one) => one === target.value) ?? 'drop')}
      >
        {faultKinds.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <select
        aria-label="时机"
        value={when}
        onChange={({ target }) => setWhen(target.value === 'before' ? 'before' : 'after')}
      >
        <option value="before">入账前</option>
        <option value="after">入账后</option>
      </select>
      <input
        aria-label="次数"
        type="number"
        min={1}
        value={times}
        onChange={({ target }) => setTimes(Math.max(1, target.valueAsNumber || 1))}
      />
      <input
        aria-label="值"
        placeholder="值"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <button type="submit">加上</button>
    </form>
  );
}

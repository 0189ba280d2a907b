import { useState } from 'react';
import { toMoment } from '@/domain/business-time';
import { control, type Overview } from './control';
import { beginAnew } from './fresh-start';
import type { Take } from './overview';
import styles from './state-tools.module.css';

/** The whole state of the gateways: begun anew, taken away as a file, brought back from one. */
export function StateTools({ overview, take }: { overview: Overview; take: Take }) {
  const [sure, setSure] = useState(false);
  const bring = async (file: File) => control.import(await file.text());
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        data-sure={sure}
        onBlur={() => setSure(false)}
        onClick={() => (sure ? beginAnew(control.reset(overview.world), take) : setSure(true))}
      >
        {sure ? '再点一次重置' : '重置世界'}
      </button>
      <button
        type="button"
        className={styles.tool}
        onClick={() =>
          take(
            control.export().then((state) => {
              save(state, `state-${overview.world}-${toMoment(overview.now).replace(/\D/g, '')}.json`);
              return overview;
            }),
          )
        }
      >
        导出状态
      </button>
      <label className={styles.tool}>
        导入状态
        <input
          type="file"
          className={styles.file}
          accept="application/json,.json"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) beginAnew(bring(file), take);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}

/** Hands a text to the browser as a file. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

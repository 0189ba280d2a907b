import { useState } from 'react';
import { toMoment } from '@/domain/business-time';
import { downloadText } from '@/ui/browser/download-text';
import { Grid } from '@/ui/layout/box';
import { control, type Overview } from './control';
import type { Take } from './overview';
import { restart } from './restart';
import styles from './state-tools.module.css';

/** Resets the state of the mock backend, exports it as a file, or imports it. */
export function StateTools({ overview, take }: { overview: Overview; take: Take }) {
  const [confirming, setConfirming] = useState(false);
  const importFile = async (file: File) => control.import(await file.text());
  return (
    <Grid columns={3} gap={2} paddingTop={2} flex="none">
      <button
        type="button"
        className={styles.tool}
        data-confirming={confirming}
        onBlur={() => setConfirming(false)}
        onClick={() => (confirming ? restart(control.reset(overview.world), take) : setConfirming(true))}
      >
        {confirming ? '再点一次重置' : '重置世界'}
      </button>
      <button
        type="button"
        className={styles.tool}
        onClick={() =>
          take(
            control.export().then((state) => {
              downloadText(
                state,
                `state-${overview.world}-${toMoment(overview.now).replace(/\D/g, '')}.json`,
                'application/json',
              );
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
            if (file !== undefined) restart(importFile(file), take);
            target.value = '';
          }}
        />
      </label>
    </Grid>
  );
}

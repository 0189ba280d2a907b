import { useState } from 'react';
import { toMoment } from '@/domain/business-time';
import { downloadText } from '@/ui/browser/download-text';
import { isState } from './capsule/capsule';
import { openCapsule } from './capsule/open-capsule';
import { SavedCapsule } from './capsule/saved-capsule';
import { saveCapsule } from './capsule/take-capsule';
import { control, type Overview } from './control';
import type { Take } from './overview';
import { restart } from './restart';
import styles from './state-tools.module.css';

/** Resets the state of the mock backend, exports it as a file or with the way to this page as a capsule, or imports either. */
export function StateTools({ overview, take }: { overview: Overview; take: Take }) {
  const [confirming, setConfirming] = useState(false);
  const [saved, setSaved] = useState<{ name: string; text: string } | null>(null);
  const handleExport = async () => {
    const name = `state-${overview.world}-${toMoment(overview.now).replace(/\D/g, '')}.json`;
    downloadText(await control.export(), name, 'application/json');
    return overview;
  };
  const handleCapsule = async () => {
    setSaved(await saveCapsule());
    return overview;
  };
  const handleImport = async (file: File) => {
    const text = await file.text();
    if (isState(text)) restart(control.import(text), take);
    else take(openCapsule(text).then(() => overview));
  };
  return (
    <>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          data-confirming={confirming}
          onBlur={() => setConfirming(false)}
          onClick={() => (confirming ? restart(control.reset(overview.world), take) : setConfirming(true))}
        >
          {confirming ? '再点一次重置' : '重置世界'}
        </button>
        <button type="button" className={styles.tool} onClick={() => take(handleExport())}>
          导出状态
        </button>
        <button type="button" className={styles.tool} onClick={() => take(handleCapsule())}>
          复现胶囊
        </button>
        <label className={styles.tool}>
          导入文件
          <input
            type="file"
            className={styles.file}
            accept="application/json,.json"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file !== undefined) void handleImport(file);
              target.value = '';
            }}
          />
        </label>
      </div>
      {saved !== null && <SavedCapsule key={saved.name} {...saved} />}
    </>
  );
}

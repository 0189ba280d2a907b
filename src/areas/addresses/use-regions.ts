import { useEffect, useState } from 'react';
import type { RegionData } from '@/domain/addresses/regions';
import { withChunkTimeout } from '@/domain/chunk-timeout';

let known: RegionData | null = null;

/** China's regions, which are fetched when they are needed for the first time. */
async function loadRegions(): Promise<RegionData> {
  known ??= (await withChunkTimeout('area-data', import('@vant/area-data'))).areaList;
  return known;
}

interface Regions {
  /** Null while they are not there. */
  data: RegionData | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The same for a component, once it needs them. */
export function useRegions(isNeeded: boolean): Regions {
  const [data, setData] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isNeeded && data === null && !hasFailed;
  useEffect(() => {
    if (isMissing) loadRegions().then(setData, () => setFailed(true));
  }, [isMissing]);
  return { data, hasFailed, retry: () => setFailed(false) };
}

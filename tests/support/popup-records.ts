import * as v from 'valibot';
import { popupList } from '@/api/endpoints/popup';
import { popupOf, type Popup } from '@/domain/popups/popup';

/** Reads one pop-up from its transmitted form. */
export function readPopup(fields: object, source: Popup['source'] = 'page'): Popup {
  const data = { windowMaps: { agreement: [{ windowId: 'A', ...fields }], imageTxt: [] } };
  const [record] = v.parse(popupList.data, data).windowMaps.agreement;
  if (record === undefined) throw new Error('no pop-up');
  return popupOf(record, source);
}

import { useSession } from '@/state/session';
import type { AskedPost } from './asked-post';
import { markPassed } from './passed';

/** Leaves the app by posting a form, and writes down that it was posted: it is posted once per visit. */
export function postForm({ url, fields, withToken }: AskedPost): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  const entries = { ...fields, ...(withToken ? { token: useSession.getState().token } : {}) };
  for (const [name, value] of Object.entries(entries)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  markPassed();
  // A field may be called “submit”, and would stand in front of the form's own.
  HTMLFormElement.prototype.submit.call(form);
}

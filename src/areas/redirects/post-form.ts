import { useSession } from '@/state/session';
import { markExited } from './exit-mark';
import type { PostRequest } from './judge-post';

/** Leaves the app by posting a form, and marks the history entry so that the form is posted once per visit. */
export function postForm({ url, fields, withToken }: PostRequest): void {
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
  markExited();
  // A field may be called “submit” and would shadow the form's own method.
  HTMLFormElement.prototype.submit.call(form);
}

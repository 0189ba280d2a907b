/** Stored until the tab is closed: in session storage, or in memory where the browser refuses it. */
const item = 'popups-closed';
let memory: readonly string[] = [];

/** Window ids of the system's pop-ups that this person closed, and `newcomerMark` once the pop-ups for new people were handled. */
export function closedPopups(usercode: string): readonly string[] {
  const prefix = `${usercode}|`;
  return entries().flatMap((entry) => (entry.startsWith(prefix) ? [entry.slice(prefix.length)] : []));
}

export function popupClosed(usercode: string, windowId: string): void {
  memory = [...new Set([...entries(), `${usercode}|${windowId}`])];
  try {
    sessionStorage.setItem(item, JSON.stringify(memory));
  } catch {
    return;
  }
}

/** Cannot be the id of a window: those are never empty. */
export const newcomerMark = '';

function entries(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(item) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return memory;
  }
}

/** The way back to the app; null where an address leads anywhere else. */
export function backTo(redirectUrl: string, origin: string): URL | null {
  try {
    const url = new URL(redirectUrl);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}

/** With the binding token of whoever logged in; each log-in has another one. Null goes back without. */
export function leadBack(back: URL, usercode: string | null): void {
  const url = new URL(back);
  url.searchParams.delete('bToken');
  if (usercode !== null) {
    // Before the hash: another hash alone would not load the app anew.
    url.searchParams.set('bToken', `b-${usercode}-${Date.now()}`);
  }
  window.location.assign(url.href);
}

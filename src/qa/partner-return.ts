/** The return address; null where it is not one of this app. */
export function returnUrlOf(redirectUrl: string, origin: string): URL | null {
  try {
    const url = new URL(redirectUrl);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}

/** Opens the return address with a new binding token of the person, or without one where `usercode` is null. */
export function returnTo(returnUrl: URL, usercode: string | null): void {
  const url = new URL(returnUrl);
  url.searchParams.delete('bToken');
  if (usercode !== null) {
    // Before the hash, because a change of the hash alone would not reload the app.
    url.searchParams.set('bToken', `b-${usercode}-${Date.now()}`);
  }
  window.location.assign(url.href);
}

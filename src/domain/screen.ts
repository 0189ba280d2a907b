/** What the shell knows about a screen before it is loaded; an absent fact means no. */
export interface ScreenMeta {
  /** Kept when left: always, or only on the way to one other address. */
  keepAlive?: 'always' | { onlyTo: string };
  /** Shows the persistent warning while offline. */
  watchNetwork?: true;
  /** Shows the publish tip; others close it. */
  alert?: true;
  /** Mounts without log-in. */
  public?: true;
  /** Shows its own skeleton while the start still determines the session. */
  drawnDuringStartup?: true;
  /** One of two looks of the same screen. */
  variant?: 'new' | 'classic';
  /** Exists where the gateways are mocked, and nowhere else. */
  mockOnly?: true;
}

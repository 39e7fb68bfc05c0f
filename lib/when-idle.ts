/**
 * Runs work when the browser has nothing else to do, after two seconds at the latest: Chromium offers no idle moment on a page that never
 * rests, and sometimes none on one that does. Safari has no idle callback.
 */
export const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 300))

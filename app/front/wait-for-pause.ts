import type { SocketlessResponse } from './socketless-response'

/** Next writes what is ready in several steps; after this time without a further one, the render is waiting. */
const PAUSE_MS = 40
/** The beginning is sent after this time at the latest, pause or not. */
const LONGEST_MS = 200

/** Resolves when the render has written something and pauses, or has ended. */
export function waitForPause(captured: SocketlessResponse): Promise<void> {
  return new Promise((resolve) => {
    let pause: NodeJS.Timeout | undefined
    let longest: NodeJS.Timeout | undefined
    const settle = (): void => {
      clearTimeout(pause)
      clearTimeout(longest)
      captured.off('part', wait).off('close', settle)
      resolve()
    }
    const wait = (): void => {
      clearTimeout(pause)
      pause = setTimeout(settle, PAUSE_MS)
      longest ??= setTimeout(settle, LONGEST_MS)
    }
    captured.on('part', wait).once('close', settle)
    if (captured.isWhole || captured.destroyed) settle()
    else if (captured.headersSent) wait()
  })
}

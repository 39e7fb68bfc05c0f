// The page's side of a verification window (S-IDV-4 to S-IDV-8): sends handshakes until the window answers, then waits for its one
// result, and gives up when the window or the page is closed. It always settles.
import { whenLeft } from '@/lib/ui/when-left'
import { readReadyMessage, readResultMessage, readyMessage, type IdentityOutcome } from './message'

/** C-POLL. */
const POLL_MS = 500

/**
 * @param signal stops waiting and closes the window, as leaving the page does. @returns undefined when the window was closed without a
 * result.
 */
export function popupOutcome(popup: Window, signal: AbortSignal): Promise<IdentityOutcome | undefined> {
  return new Promise((resolve) => {
    const nonce = newNonce()
    let answered = false
    const poll = setInterval(() => {
      popup.postMessage(readyMessage(nonce), location.origin)
      if (answered) clearInterval(poll)
    }, POLL_MS)
    // The window is watched separately, because that continues after the handshake. It closes itself after its result, which may still be
    // on its way: one more interval is waited for it.
    let wasClosed = false
    const watch = setInterval(() => {
      if (wasClosed) end(undefined)
      wasClosed = popup.closed
    }, POLL_MS)
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== popup) return
      if (readReadyMessage(data) === nonce) answered = true
      const outcome = readResultMessage(data, nonce)
      if (outcome) end(outcome)
    }
    const abort = () => {
      popup.close()
      end(undefined)
    }
    const stay = whenLeft(abort)
    addEventListener('message', onMessage)
    signal.addEventListener('abort', abort)

    function end(outcome: IdentityOutcome | undefined): void {
      clearInterval(poll)
      clearInterval(watch)
      stay()
      removeEventListener('message', onMessage)
      signal.removeEventListener('abort', abort)
      resolve(outcome)
    }
  })
}

/** `randomUUID` exists on secure origins only. */
const newNonce = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')

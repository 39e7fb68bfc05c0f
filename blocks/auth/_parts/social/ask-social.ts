// The page's side of a social sign-in (S7, S8). Opens the provider's page in a second window, or with the whole page where there is no
// second window, and ends with a one-time key, with the reason why there is none, or with nothing where the window was closed. Call it
// inside the click, before anything is awaited, or the browser blocks the window.
import { openPopup } from '@/lib/ui/open-popup'
import { whenLeft } from '@/lib/ui/when-left'
import type { SocialType } from '@/schemas/api/auth/session'
import {
  opensBeside,
  readSocialHash,
  SOCIAL_POPUP,
  socialAnswerOf,
  socialStartPath,
  writeSocialHash,
  type SocialHash,
} from '@/schemas/rules/auth/social'

/** A closed window is noticed this soon. */
const POLL_MS = 500
/** Of this tab alone: the attempt that a returning page belongs to. It names no person. */
const FLOW = 'social.flow'

/** The page's confirmation, for which the window waits before it closes. */
export const taken = (flow: string) => ({ type: 'social-taken', flow })

export function askSocial(snsType: SocialType): Promise<SocialHash | undefined> {
  const flow = newFlow()
  const address =
    socialStartPath(snsType, location.pathname) + writeSocialHash({ snsType, flow, back: location.pathname + location.search })
  // Before the window opens: one that loses sight of this page goes on by itself, and knows its attempt then.
  noteFlow(flow)
  const isBeside = opensBeside(navigator.userAgent, matchMedia('(hover: hover) and (pointer: fine)').matches)
  const popup = isBeside ? openPopup(address, { name: 'socialLogin', ...SOCIAL_POPUP }) : null
  if (popup) return answerOf(popup, { flow, snsType })
  location.assign(address)
  // The page is being left: `returnedSocial` continues when it comes back.
  return Promise.resolve(undefined)
}

function answerOf(popup: Window, { flow, snsType }: { flow: string; snsType: SocialType }): Promise<SocialHash | undefined> {
  return new Promise((resolve) => {
    const watch = setInterval(() => popup.closed && end(undefined), POLL_MS)
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const answer = socialAnswerOf({ origin, isOwnWindow: source === popup, data }, { origin: location.origin, flow, snsType })
      if (!answer) return
      popup.postMessage(taken(flow), location.origin)
      end(answer)
    }
    const stay = whenLeft(() => {
      popup.close()
      end(undefined)
    })
    addEventListener('message', onMessage)

    function end(answer: SocialHash | undefined): void {
      clearInterval(watch)
      stay()
      removeEventListener('message', onMessage)
      if (answer) forgetFlow()
      resolve(answer)
    }
  })
}

/** The answer that the whole page came back with, once; its URL is clean afterwards. */
export function returnedSocial(): SocialHash | undefined {
  const said = readSocialHash(location.hash)
  if (!said?.key && !said?.failed) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  const isOwn = said.flow === readFlow()
  forgetFlow()
  // A key counts in the tab that set out for it; that something failed may be said anywhere.
  return isOwn || said.failed ? said : undefined
}

/** `randomUUID` exists on secure origins only. */
const newFlow = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

// A browser may refuse storage: a window beside the page needs none.
function noteFlow(flow: string): void {
  try {
    sessionStorage.setItem(FLOW, flow)
  } catch {
    // Then the way of the whole page ends at the login without a word, and the window still works.
  }
}
function readFlow(): string | null {
  try {
    return sessionStorage.getItem(FLOW)
  } catch {
    return null
  }
}
function forgetFlow(): void {
  try {
    sessionStorage.removeItem(FLOW)
  } catch {
    // Nothing was noted.
  }
}

// The page's side of a social sign-in (S7, S8). Opens the provider's page in a popup, or in the whole page when there is no second
// window. Resolves with a one-time key, with the reason of a failure, or with undefined when the popup was closed. Call it inside the
// click, before anything is awaited, or the browser blocks the popup.
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

/** How soon a closed window is noticed. */
const POLL_MS = 500
/** For this tab only: the attempt of a returning page. It identifies no person. */
const FLOW = 'social.flow'

/** The page's confirmation, for which the window waits before it closes. */
export const taken = (flow: string) => ({ type: 'social-taken', flow })

export function askSocial(snsType: SocialType): Promise<SocialHash | undefined> {
  const flow = newFlow()
  const address =
    socialStartPath(snsType, location.pathname) + writeSocialHash({ snsType, flow, back: location.pathname + location.search })
  // Stored before the window opens: a window without its opener continues by itself, and needs the attempt then.
  noteFlow(flow)
  const isBeside = opensBeside(navigator.userAgent, matchMedia('(hover: hover) and (pointer: fine)').matches)
  const popup = isBeside ? openPopup(address, { name: 'socialLogin', ...SOCIAL_POPUP }) : null
  if (popup) return answerOf(popup, { flow, snsType })
  location.assign(address)
  // The page is being left: `returnedSocial` continues after the return.
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

/** The answer in the URL of a returned page, once; it is removed from the URL. */
export function returnedSocial(): SocialHash | undefined {
  const said = readSocialHash(location.hash)
  if (!said?.key && !said?.failed) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  const isOwn = said.flow === readFlow()
  forgetFlow()
  // A key is accepted only in the tab that started; a failure may be shown in any.
  return isOwn || said.failed ? said : undefined
}

/** `randomUUID` exists on secure origins only. */
const newFlow = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

// A browser may refuse storage; a popup needs none.
function noteFlow(flow: string): void {
  try {
    sessionStorage.setItem(FLOW, flow)
  } catch {
    // Then a sign-in in the whole page ends at the login without a message, and the popup still works.
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
    // No attempt was stored.
  }
}

// The actions of a social sign-in's popup: it redirects to the provider, or sends the provider's answer to the page that opened it. If
// that page does not answer, the popup continues in its place.
import { pathOf } from '@/schemas/api/base/contract'
import type { SocialType } from '@/schemas/api/auth/session'
import { startSocial } from '@/schemas/api/auth/social'
import { readSocialHash, writeSocialHash, type SocialHash, type SocialMessage } from '@/schemas/rules/auth/social'

export type Passage =
  | { kind: 'waiting' }
  /** Redirecting to the provider. */
  | { kind: 'leaving'; snsType: SocialType }
  /** Returned with an answer. */
  | { kind: 'back' }
  /** Opened without an attempt. */
  | { kind: 'lost' }

/** How long the opening page may take to confirm the answer. */
const HEARD_MS = 1_500

/** @returns a function that removes the listeners. */
export function goOn(step: 'start' | 'result', say: (passage: Passage) => void): () => void {
  const said = readSocialHash(location.hash)
  if (said?.key ?? said?.failed) {
    say({ kind: 'back' })
    return handOver(said)
  }
  if (said && step === 'start') {
    say({ kind: 'leaving', snsType: said.snsType })
    setOut(said)
  } else say({ kind: 'lost' })
  return () => undefined
}

function setOut({ snsType, flow, back }: SocialHash): void {
  const query = new URLSearchParams({ snsType, flow, origin: location.origin, ...(back ? { back } : {}) })
  location.replace(`${pathOf(startSocial)}?${query.toString()}`)
}

function handOver(said: SocialHash): () => void {
  const opener = window.opener as Window | null
  const { back = '/login', ...answer } = said
  // Messages are sent to our own origin only.
  const goBack = () => location.replace(back + writeSocialHash(answer))
  if (!opener) {
    goBack()
    return () => undefined
  }
  const limit = setTimeout(goBack, HEARD_MS)
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    const { type, flow } = (data ?? {}) as { type?: unknown; flow?: unknown }
    if (origin !== location.origin || source !== opener || type !== 'social-taken' || flow !== said.flow) return
    clearTimeout(limit)
    window.close()
  }
  addEventListener('message', onMessage)
  const message: SocialMessage = { type: 'social', hash: writeSocialHash(answer) }
  opener.postMessage(message, location.origin)
  return () => {
    clearTimeout(limit)
    removeEventListener('message', onMessage)
  }
}

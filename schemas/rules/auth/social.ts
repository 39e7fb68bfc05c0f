// Signing in by a social account, as far as it needs no call: missing input, the next page, and the fragment of the popup's URL between a
// provider's page and ours. It contains a one-time key of the provider's answer, which is valid only in the browser that began, so that
// no provider's token ever reaches a browser (S7).
import { isInApp } from '@/schemas/rules/base/is-in-app'
import { SOCIAL_TYPES, type SocialType } from '@/schemas/api/auth/session'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { SOCIAL_FAILURES, SOCIAL_MISSING } from '@/schemas/words/login-messages'

/** The provider's name on its own buttons. */
export const SOCIAL_WORDS: Readonly<Record<SocialType, string>> = { KAKAO: '카카오', NAVER: '네이버', APPLE: 'Apple' }

export const isSocialType = (value: unknown): value is SocialType => (SOCIAL_TYPES as readonly unknown[]).includes(value)

/** Size of the window that a provider's page opens in (C-POPUP). */
export const SOCIAL_POPUP = { width: 600, height: 550 }

/** Why a social sign-in is not attempted: a person who refused a required consent returns without a token (V-SNS-1). */
export const socialFault = ({ accessToken }: { snsType: SocialType; accessToken: string }): string | undefined =>
  accessToken.trim() === '' ? SOCIAL_MISSING : undefined

/** Codes of a social sign-in: empty on success, a new person, a dormant account (S-JOIN-5, CX-32). */
export type SnsResult = '' | 'LO009' | 'LO012'

/**
 * The page after a social sign-in (S-JOIN-5): the social sign-up for a new person, the wanted page for a member; undefined for a dormant
 * account.
 * @param path of the calling page: a visitor of `/direct` stays there.
 */
export function afterSocial(snsResult: SnsResult, { callback, path }: { callback?: string | undefined; path: string }): string | undefined {
  if (snsResult === 'LO012') return undefined
  return snsResult === 'LO009' ? `${treeOf(path)}/join/sns-verify` : safeCallback(callback)
}

/** The popup that redirects to a provider: Kakao has pages of its own, the others share one. */
export const socialStartPath = (snsType: SocialType, path: string): string =>
  snsType === 'KAKAO' ? `${treeOf(path)}/login/loginkakao` : '/login/social-popup'

/** The popup that a provider returns to. */
export const socialResultPath = (snsType: SocialType, path: string): string =>
  snsType === 'KAKAO' ? `${treeOf(path)}/login/loginkakaoResult` : '/login/social-popup'

const treeOf = (path: string): '' | '/direct' => (path.startsWith('/direct/') ? '/direct' : '')

export type SocialFailure = keyof typeof SOCIAL_FAILURES

/** What the URL of a window says, in its hash alone: no server and no log ever sees it. */
export interface SocialHash {
  snsType: SocialType
  /** Names the attempt for the page that began it. */
  flow: string
  /** The page that began it. */
  back?: string
  key?: string
  failed?: SocialFailure
}

export const writeSocialHash = (said: SocialHash): string =>
  `#${new URLSearchParams(Object.entries(said) as [string, string][]).toString()}`

/** Nothing where a hash is not one of ours. */
export function readSocialHash(hash: string): SocialHash | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const snsType = said.get('snsType')
  const flow = said.get('flow') ?? ''
  const key = said.get('key') ?? ''
  const failed = said.get('failed') ?? ''
  const back = said.get('back')
  if (!isSocialType(snsType) || !SOCIAL_FLOW.test(flow)) return undefined
  return {
    snsType,
    flow,
    ...(back ? { back: safeCallback(back, '/login') } : {}),
    ...(SOCIAL_KEY.test(key) ? { key } : {}),
    ...(Object.hasOwn(SOCIAL_FAILURES, failed) ? { failed: failed as SocialFailure } : {}),
  }
}

/** Name that the beginning page gives an attempt. */
export const SOCIAL_FLOW = /^[\w-]{16,64}$/
/** A one-time key: 256 bits. */
export const SOCIAL_KEY = /^[\w-]{43}$/

/** The last words of a window to the page that opened it. */
export interface SocialMessage {
  type: 'social'
  hash: string
}

/** A message counts when it comes from our own window, at our own origin, and names the attempt under way (S8). */
export function socialAnswerOf(
  message: { origin: string; isOwnWindow: boolean; data: unknown },
  expected: { origin: string; flow: string; snsType: SocialType },
): SocialHash | undefined {
  const { type, hash } = (message.data ?? {}) as Partial<SocialMessage>
  if (message.origin !== expected.origin || !message.isOwnWindow || type !== 'social' || typeof hash !== 'string') return undefined
  const said = readSocialHash(hash)
  return said?.flow === expected.flow && said.snsType === expected.snsType && (said.key ?? said.failed) ? said : undefined
}

/** Whether a provider's page may open beside ours. */
export const opensBeside = (userAgent: string, hasMouse: boolean): boolean => hasMouse && !isInApp(userAgent)

/** Whether one of several ways to sign in may be taken away: the last one never. */
export const mayUnlink = ({ links, passwordYn }: { links: number; passwordYn: 'Y' | 'N' }): boolean => passwordYn === 'Y' || links > 1

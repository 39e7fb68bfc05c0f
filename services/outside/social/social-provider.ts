// The port of the social providers: the sign-in URL, and the person according to the answer that the browser brings back.
import type { SocialType } from '@/schemas/api/auth/session'
import { settings } from '@/services/base/settings'
import { apple } from './apple'
import { kakao } from './kakao'
import { naver } from './naver'
import type { PortResult } from '../port-result'

/** A person as a provider knows them. The provider's own tokens never leave the adapter. */
export interface SocialPerson {
  snsId: string
  /** Only if the provider verified it; even then no member is found or linked by it. */
  email?: string
  name?: string
}

export interface SocialProvider {
  readonly type: SocialType
  /** @param challenge S256 of the verifier; for providers that offer PKCE. */
  authorizeUrl(asked: { state: string; nonce: string; challenge: string; redirectUri: string }): string
  /**
   * Exchanges the code, once, for the person. @param user posted by Apple with the code, the first time only. `denied` as code: the
   * person refused what is required (V-SNS-1).
   */
  exchange(answer: {
    code: string
    state: string
    nonce: string
    verifier: string
    redirectUri: string
    user?: string | undefined
    now: Date
  }): Promise<PortResult<SocialPerson>>
}

const ADAPTERS = { KAKAO: kakao, NAVER: naver, APPLE: apple }

/** Undefined when this installation has no credentials of the provider. */
export function socialProvider(type: SocialType): SocialProvider | undefined {
  const { outside } = settings()
  const isSetUp = { KAKAO: outside.kakao, NAVER: outside.naver, APPLE: outside.apple }[type]
  return isSetUp && ADAPTERS[type]
}

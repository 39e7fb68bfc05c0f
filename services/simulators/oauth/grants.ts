import type { SocialAccount } from '../social-account'
import { newToken } from './new-token'

/** A person's permission for our site. */
export interface Grant {
  account: SocialAccount
  redirectUri: string
  state: string
  nonce?: string | undefined
  /** S256. */
  challenge?: string | undefined
}

const CODE_MS = 10 * 60_000

/** Codes and tokens of one provider. */
export class Grants {
  readonly #codes = new Map<string, Grant & { until: number }>()
  readonly #tokens = new Map<string, { grant: Grant; outcome: string | undefined }>()

  /** A code for the site, as it travels through the browser. */
  grant(grant: Grant, now: Date): string {
    const code = newToken()
    this.#codes.set(code, { ...grant, until: now.getTime() + CODE_MS })
    return code
  }

  /** Good once, soon, and with the words that it was asked with. */
  redeem(code: string | null, now: Date): Grant | undefined {
    const found = code === null ? undefined : this.#codes.get(code)
    if (found) this.#codes.delete(code!)
    return found && found.until > now.getTime() ? found : undefined
  }

  /** @param outcome what was asked for, kept for the question that the token opens. */
  tokenFor(grant: Grant, outcome?: string): string {
    const token = newToken()
    this.#tokens.set(token, { grant, outcome })
    return token
  }

  /** Behind an `Authorization: Bearer …`. */
  bearer(request: Request): { grant: Grant; outcome: string | undefined } | undefined {
    return this.#tokens.get(/^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '')
  }
}

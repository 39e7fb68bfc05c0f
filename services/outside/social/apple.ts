// Sign in with Apple: OpenID Connect whose answer is a form that Apple's page posts, and whose client secret we sign ourselves.
import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { settings } from '@/services/base/settings'
import { readIdToken } from '../read-id-token'
import { fetchJson } from '../fetch-json'
import { refused } from '../port-result'
import { textOf } from '../text-of'
import type { SocialProvider } from './social-provider'

const ISSUER = 'https://appleid.apple.com'
const SECRET_SECONDS = 300

export const apple: SocialProvider = {
  type: 'APPLE',

  authorizeUrl({ state, nonce, redirectUri }) {
    const { authUrl, clientId } = settings().outside.apple!
    const query = new URLSearchParams({
      response_type: 'code',
      // Apple requires it when a name or an address is requested.
      response_mode: 'form_post',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'name email',
      state,
      nonce,
    })
    return `${authUrl}/auth/authorize?${query.toString()}`
  },

  async exchange({ code, nonce, redirectUri, user, now }) {
    const { authUrl, apiUrl, clientId } = settings().outside.apple!
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: await clientSecret(now),
      redirect_uri: redirectUri,
      code,
    })
    const tokens = await fetchJson(`${apiUrl}/auth/token`, { method: 'POST', body })
    if (!tokens.ok) return tokens
    const idToken = textOf(tokens.value.body, 'id_token')
    if (!idToken) return refused(textOf(tokens.value.body, 'error') ?? 'no-token', 'Apple gave no id token for the code')
    const claims = await readIdToken(idToken, { keysUrl: `${authUrl}/auth/keys`, issuer: ISSUER, audience: clientId, nonce, now })
    if (!claims.ok) return claims
    const { sub, email, email_verified: isVerified } = claims.value
    const name = nameOf(user)
    return {
      ok: true,
      value: {
        snsId: sub,
        // Apple sends it as a boolean or as a string.
        ...(typeof email === 'string' && (isVerified === true || isVerified === 'true') ? { email } : {}),
        ...(name ? { name } : {}),
      },
    }
  },
}

/** Signed with the team's key, for a few minutes. */
function clientSecret(now: Date): Promise<string> {
  const { teamId, keyId, clientId, clientSecret: key } = settings().outside.apple!
  const seconds = Math.floor(now.getTime() / 1_000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(ISSUER)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SECRET_SECONDS)
    .sign(createPrivateKey(key))
}

/** The name typed at Apple; it comes through the browser and proves nothing. */
function nameOf(user: string | undefined): string | undefined {
  if (!user) return undefined
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } }
    const whole = [name?.lastName, name?.firstName].filter((part) => typeof part === 'string').join('')
    return whole.slice(0, 40) || undefined
  } catch {
    return undefined
  }
}

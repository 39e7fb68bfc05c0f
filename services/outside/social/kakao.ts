// Kakao Login: OAuth 2.0 with OpenID Connect (id_token, nonce) and PKCE; details from /v2/user/me.
import { settings } from '@/services/base/settings'
import { readIdToken } from '../read-id-token'
import { fetchJson } from '../fetch-json'
import { refused } from '../port-result'
import { textOf } from '../text-of'
import type { SocialProvider } from './social-provider'

const ISSUER = 'https://kauth.kakao.com'

interface Me {
  id?: number
  kakao_account?: { email?: string; is_email_valid?: boolean; is_email_verified?: boolean; profile?: { nickname?: string } }
}

export const kakao: SocialProvider = {
  type: 'KAKAO',

  authorizeUrl({ state, nonce, challenge, redirectUri }) {
    const { authUrl, clientId } = settings().outside.kakao!
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'openid account_email profile_nickname',
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })
    return `${authUrl}/oauth/authorize?${query.toString()}`
  },

  async exchange({ code, nonce, verifier, redirectUri, now }) {
    const { authUrl, apiUrl, clientId, clientSecret } = settings().outside.kakao!
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    })
    const tokens = await fetchJson(`${authUrl}/oauth/token`, { method: 'POST', body })
    if (!tokens.ok) return tokens
    const accessToken = textOf(tokens.value.body, 'access_token')
    const idToken = textOf(tokens.value.body, 'id_token')
    if (!accessToken || !idToken) return refused(textOf(tokens.value.body, 'error_code') ?? 'no-token', 'Kakao gave no tokens for the code')

    const keysUrl = `${authUrl}/.well-known/jwks.json`
    const claims = await readIdToken(idToken, { keysUrl, issuer: ISSUER, audience: clientId, nonce, now })
    if (!claims.ok) return claims
    const me = await fetchJson(`${apiUrl}/v2/user/me`, { headers: { authorization: `Bearer ${accessToken}` } })
    if (!me.ok) return me
    const { id, kakao_account: account } = me.value.body as Me
    // The two answers must be about the same person.
    if (id === undefined || String(id) !== claims.value.sub) return refused('person', 'Kakao answered about another person')
    const isOwnEmail = account?.is_email_valid === true && account.is_email_verified === true
    return {
      ok: true,
      value: {
        snsId: claims.value.sub,
        ...(isOwnEmail && account.email ? { email: account.email } : {}),
        ...(account?.profile?.nickname ? { name: account.profile.nickname } : {}),
      },
    }
  },
}

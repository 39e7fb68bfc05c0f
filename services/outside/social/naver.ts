// Naver Login: plain OAuth 2.0. It offers neither PKCE nor a nonce: state, client secret and the one-time code protect it.
import { settings } from '@/services/base/settings'
import { fetchJson } from '../fetch-json'
import { refused } from '../port-result'
import { textOf } from '../text-of'
import type { SocialProvider } from './social-provider'

interface Me {
  resultcode?: string
  response?: { id?: string; name?: string }
}

export const naver: SocialProvider = {
  type: 'NAVER',

  authorizeUrl({ state, redirectUri }) {
    const { authUrl, clientId } = settings().outside.naver!
    const query = new URLSearchParams({ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state })
    return `${authUrl}/oauth2.0/authorize?${query.toString()}`
  },

  async exchange({ code, state }) {
    const { authUrl, apiUrl, clientId, clientSecret } = settings().outside.naver!
    const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret, code, state })
    // A refusal comes with status 200 and an `error`.
    const tokens = await fetchJson(`${authUrl}/oauth2.0/token`, { method: 'POST', body })
    if (!tokens.ok) return tokens
    const accessToken = textOf(tokens.value.body, 'access_token')
    if (!accessToken) return refused(textOf(tokens.value.body, 'error') ?? 'no-token', 'Naver gave no token for the code')

    const me = await fetchJson(`${apiUrl}/v1/nid/me`, { headers: { authorization: `Bearer ${accessToken}` } })
    if (!me.ok) return me
    const { resultcode, response } = me.value.body as Me
    if (resultcode !== '00' || !response?.id) return refused(resultcode ?? 'person', 'Naver did not say who it is')
    // Naver accepts any contact address and does not say whether it was verified, so it is not used.
    return { ok: true, value: { snsId: response.id, ...(response.name ? { name: response.name } : {}) } }
  },
}

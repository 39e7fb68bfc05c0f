// Kakao Login, like kauth.kakao.com and kapi.kakao.com, with their error codes (KOE…).
import { settings } from '@/services/base/settings'
import { challengeOf } from './oauth/challenge-of'
import { Grants, type Grant } from './oauth/grants'
import { isRegistered } from './oauth/is-registered'
import { newToken } from './oauth/new-token'
import { ID_TOKEN_OUTCOMES, SOCIAL_OUTCOMES } from './oauth/outcomes'
import { redirectTo } from './oauth/redirect-to'
import { Signer } from './oauth/signer'
import { withQuery } from './oauth/with-query'
import { json, page, text, type SimulatorContext, type Simulator, type Visit } from './simulator'
import { signInPage } from './sign-in-page'
import { chosenAccount } from './social-account'

const CALLBACK = '/auth/svc/social/kakao'
const grants = new Grants()
const signer = new Signer()

export const kakao: Simulator = {
  name: 'kakao',
  title: '카카오 로그인',
  outcomes: {
    ...SOCIAL_OUTCOMES,
    ...ID_TOKEN_OUTCOMES,
    'no-info': '회원 정보 요청을 거절',
    'other-person': '다른 사람의 회원 정보로 응답',
  },
  async handle(visit, context) {
    switch (`${visit.method} ${visit.path}`) {
      case 'GET /oauth/authorize':
        return refusal(visit.query) ?? signInPage('카카오', 'KAKAO', visit, context.now())
      case 'POST /oauth/authorize':
        return refusal(visit.query) ?? signedIn(visit, context)
      case 'POST /oauth/token':
        return tokens(new URLSearchParams(await visit.request.text()), context)
      case 'GET /v2/user/me':
        return person(visit.request)
      case 'GET /.well-known/jwks.json':
        return json(await signer.jwks())
      default:
        return json({ msg: 'not found', code: -404 }, 404)
    }
  },
}

/** Kakao shows these errors on its own page, without a redirect. */
function refusal(query: URLSearchParams): Response | undefined {
  const code =
    query.get('client_id') !== settings().outside.kakao?.clientId
      ? 'KOE101'
      : !isRegistered(query.get('redirect_uri') ?? '', CALLBACK)
        ? 'KOE006'
        : query.get('response_type') !== 'code' ||
            (query.get('code_challenge') ?? '') === '' ||
            query.get('code_challenge_method') !== 'S256'
          ? 'KOE033'
          : undefined
  return code === undefined ? undefined : page('카카오 로그인', `<h1>잘못된 요청입니다</h1><p>${text(code)}</p>`, 400)
}

async function signedIn({ request, query }: Visit, context: SimulatorContext): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const redirectUri = query.get('redirect_uri')!
  const state = query.get('state') ?? ''
  const account = chosenAccount(form, 'KAKAO', context.now())
  if (form.has('cancel') || !account)
    return redirectTo(withQuery(redirectUri, { error: 'access_denied', error_description: 'User denied access', state }))
  const challenge = query.get('code_challenge')!
  const nonce = query.get('nonce') ?? undefined
  return redirectTo(withQuery(redirectUri, { code: grants.grant({ account, redirectUri, state, nonce, challenge }, context.now()), state }))
}

async function tokens(form: URLSearchParams, context: SimulatorContext): Promise<Response> {
  const outcome = await context.outcome()
  if (outcome === 'token-500') return json({ error: 'server_error', error_description: 'internal error', error_code: 'KOE001' }, 500)
  const { clientId, clientSecret } = settings().outside.kakao!
  if (form.get('client_id') !== clientId) return kauthError('invalid_client', 'Not exist client_id', 'KOE101', 401)
  if (form.get('client_secret') !== clientSecret) return kauthError('invalid_client', 'Bad client credentials', 'KOE010', 401)
  const grant = grants.redeem(form.get('code'), context.now())
  if (!grant) return kauthError('invalid_grant', `authorization code not found for code=${form.get('code')}`, 'KOE320')
  if (grant.redirectUri !== form.get('redirect_uri')) return kauthError('invalid_grant', 'Redirect URI mismatch.', 'KOE303')
  if (grant.challenge !== challengeOf(form.get('code_verifier') ?? ''))
    return kauthError('invalid_grant', 'code verifier is invalid', 'KOE321')
  if (outcome === 'no-token') return json({ token_type: 'bearer', scope: '' })
  return json({
    token_type: 'bearer',
    access_token: grants.tokenFor(grant, outcome),
    id_token: await signer.idToken(claimsOf(grant, clientId), context.now(), outcome),
    expires_in: 21_599,
    refresh_token: newToken(),
    refresh_token_expires_in: 5_183_999,
    scope: 'account_email openid profile_nickname',
  })
}

const claimsOf = ({ account, nonce }: Grant, clientId: string) => ({
  iss: 'https://kauth.kakao.com',
  aud: clientId,
  sub: account.snsId,
  nickname: account.nickname,
  ...(nonce === undefined ? {} : { nonce }),
})

function person(request: Request): Response {
  const found = grants.bearer(request)
  if (!found || found.outcome === 'no-info') return json({ msg: 'this access token does not exist', code: -401 }, 401)
  const { account } = found.grant
  return json({
    id: Number(account.snsId) + (found.outcome === 'other-person' ? 1 : 0),
    connected_at: new Date().toISOString(),
    kakao_account: {
      profile_nickname_needs_agreement: false,
      profile: { nickname: account.nickname },
      has_email: true,
      email_needs_agreement: false,
      is_email_valid: true,
      is_email_verified: account.isEmailVerified && found.outcome !== 'unverified',
      email: account.email,
    },
  })
}

const kauthError = (error: string, description: string, code: string, status = 400): Response =>
  json({ error, error_description: description, error_code: code }, status)

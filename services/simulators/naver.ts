// Naver Login, like nid.naver.com and openapi.naver.com; refusals of a token request have status 200.
import { settings } from '@/services/base/settings'
import { Grants } from './oauth/grants'
import { isRegistered } from './oauth/is-registered'
import { newToken } from './oauth/new-token'
import { SOCIAL_OUTCOMES } from './oauth/outcomes'
import { redirectTo } from './oauth/redirect-to'
import { withQuery } from './oauth/with-query'
import { json, page, text, type SimulatorContext, type Simulator, type Visit } from './simulator'
import { signInPage } from './sign-in-page'
import { chosenAccount } from './social-account'

const CALLBACK = '/auth/svc/social/naver'
const grants = new Grants()

export const naver: Simulator = {
  name: 'naver',
  title: '네이버 로그인',
  outcomes: { ...SOCIAL_OUTCOMES, 'no-info': '회원 정보 요청을 거절' },
  async handle(visit, context) {
    switch (`${visit.method} ${visit.path}`) {
      case 'GET /oauth2.0/authorize':
        return refusal(visit.query) ?? signInPage('네이버', 'NAVER', visit, context.now())
      case 'POST /oauth2.0/authorize':
        return refusal(visit.query) ?? signedIn(visit, context)
      // Naver accepts both methods.
      case 'GET /oauth2.0/token':
        return tokens(visit.query, context)
      case 'POST /oauth2.0/token':
        return tokens(new URLSearchParams(await visit.request.text()), context)
      case 'GET /v1/nid/me':
        return person(visit.request)
      default:
        return json({ errorMessage: 'Not Exist API : 존재하지 않는 API 입니다.', errorCode: '051' }, 404)
    }
  },
}

function refusal(query: URLSearchParams): Response | undefined {
  const isKnown = query.get('client_id') === settings().outside.naver?.clientId && query.get('response_type') === 'code'
  if (isKnown && isRegistered(query.get('redirect_uri') ?? '', CALLBACK) && query.get('state')) return undefined
  return page(
    '네이버 로그인',
    `<h1>네이버 로그인에 실패했습니다</h1><p>${text('서비스 설정에 오류가 있어 로그인할 수 없습니다. (client_id, redirect_uri, state)')}</p>`,
    400,
  )
}

async function signedIn({ request, query }: Visit, context: SimulatorContext): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const redirectUri = query.get('redirect_uri')!
  const state = query.get('state')!
  const account = chosenAccount(form, 'NAVER', context.now())
  if (form.has('cancel') || !account)
    return redirectTo(withQuery(redirectUri, { error: 'access_denied', error_description: 'Canceled By User', state }))
  return redirectTo(withQuery(redirectUri, { code: grants.grant({ account, redirectUri, state }, context.now()), state }))
}

async function tokens(form: URLSearchParams, context: SimulatorContext): Promise<Response> {
  const outcome = await context.outcome()
  if (outcome === 'token-500') return json({ errorMessage: 'System Error (시스템 에러)', errorCode: '900' }, 500)
  const { clientId, clientSecret } = settings().outside.naver!
  if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
    return json({ error: 'invalid_client', error_description: 'wrong client id / client secret pair' })
  const grant = grants.redeem(form.get('code'), context.now())
  if (!grant || grant.state !== form.get('state') || form.get('grant_type') !== 'authorization_code')
    return json({ error: 'invalid_request', error_description: 'no valid data in session' })
  if (outcome === 'no-token') return json({ token_type: 'bearer', expires_in: '3600' })
  return json({
    access_token: grants.tokenFor(grant, outcome),
    refresh_token: newToken(),
    token_type: 'bearer',
    expires_in: '3600',
  })
}

function person(request: Request): Response {
  const found = grants.bearer(request)
  if (!found || found.outcome === 'no-info')
    return json({ resultcode: '024', message: 'Authentication failed (인증 실패하였습니다.)' }, 401)
  const { account } = found.grant
  return json({
    resultcode: '00',
    message: 'success',
    response: { id: account.snsId, email: account.email, name: account.name, nickname: account.nickname },
  })
}

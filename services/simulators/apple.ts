// Sign in with Apple, like appleid.apple.com: the answer is a form that its page posts to us, and the name is sent once.
import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import { settings } from '@/services/base/settings'
import { Grants, type Grant } from './oauth/grants'
import { isRegistered } from './oauth/is-registered'
import { newToken } from './oauth/new-token'
import { ID_TOKEN_OUTCOMES, SOCIAL_OUTCOMES } from './oauth/outcomes'
import { Signer } from './oauth/signer'
import { json, page, text, type SimulatorContext, type Simulator, type Visit } from './simulator'
import { signInPage } from './sign-in-page'
import { chosenAccount } from './social-account'

const ISSUER = 'https://appleid.apple.com'
const CALLBACK = '/auth/svc/social/apple'
const SIX_MONTHS = 15_777_000
const grants = new Grants()
const signer = new Signer()
/** People whose name was sent already: Apple sends it once. */
const known = new Set<string>()

export const apple: Simulator = {
  name: 'apple',
  title: 'Apple 로그인',
  outcomes: { ...SOCIAL_OUTCOMES, ...ID_TOKEN_OUTCOMES },
  async handle(visit, context) {
    switch (`${visit.method} ${visit.path}`) {
      case 'GET /auth/authorize':
        return refusal(visit.query) ?? signInPage('Apple', 'APPLE', visit, context.now())
      case 'POST /auth/authorize':
        return refusal(visit.query) ?? signedIn(visit, context)
      case 'POST /auth/token':
        return tokens(new URLSearchParams(await visit.request.text()), context)
      case 'GET /auth/keys':
        return json(await signer.jwks())
      default:
        return json({ error: 'not_found' }, 404)
    }
  },
}

function refusal(query: URLSearchParams): Response | undefined {
  const why =
    query.get('client_id') !== settings().outside.apple?.clientId
      ? 'invalid_client'
      : !isRegistered(query.get('redirect_uri') ?? '', CALLBACK)
        ? 'Invalid web redirect url.'
        : // With a scope, no other mode is allowed.
          query.get('response_type') !== 'code' || (query.get('scope') && query.get('response_mode') !== 'form_post')
          ? 'invalid_request'
          : undefined
  return why === undefined ? undefined : page('Apple 로그인', `<h1>가입 완료 안 됨</h1><p>${text(why)}</p>`, 400)
}

async function signedIn({ request, query }: Visit, context: SimulatorContext): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const redirectUri = query.get('redirect_uri')!
  const state = query.get('state') ?? ''
  const account = chosenAccount(form, 'APPLE', context.now())
  if (form.has('cancel') || !account) return posting(redirectUri, { error: 'user_cancelled_authorize', state })
  const code = grants.grant({ account, redirectUri, state, nonce: query.get('nonce') ?? undefined }, context.now())
  const isFirst = !known.has(account.snsId)
  known.add(account.snsId)
  const name = { firstName: account.name.slice(1), lastName: account.name.slice(0, 1) }
  return posting(redirectUri, { state, code, ...(isFirst ? { user: JSON.stringify({ name, email: account.email }) } : {}) })
}

/** The page that posts the answer across sites. */
function posting(action: string, fields: Record<string, string>): Response {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`)
    .join('')
  return page(
    'Apple 로그인',
    `<form method="post" action="${text(action)}">${inputs}<button class="main">계속</button></form><script>document.forms[0].submit()</script>`,
  )
}

async function tokens(form: URLSearchParams, context: SimulatorContext): Promise<Response> {
  const outcome = await context.outcome()
  if (outcome === 'token-500') return json({ error: 'server_error' }, 500)
  const { clientId } = settings().outside.apple!
  if (form.get('client_id') !== clientId || !(await isOwnSecret(form.get('client_secret') ?? '', context.now())))
    return json({ error: 'invalid_client' }, 400)
  const grant = grants.redeem(form.get('code'), context.now())
  if (!grant || grant.redirectUri !== form.get('redirect_uri') || form.get('grant_type') !== 'authorization_code')
    return json({ error: 'invalid_grant', error_description: 'The code has expired or has been revoked.' }, 400)
  if (outcome === 'no-token') return json({ token_type: 'Bearer', expires_in: 3_600 })
  return json({
    access_token: newToken(),
    token_type: 'Bearer',
    expires_in: 3_600,
    refresh_token: newToken(),
    id_token: await signer.idToken(claimsOf(grant, clientId, outcome), context.now(), outcome),
  })
}

const claimsOf = ({ account, nonce }: Grant, clientId: string, outcome: string | undefined) => ({
  iss: ISSUER,
  aud: clientId,
  sub: account.snsId,
  email: account.email,
  email_verified: account.isEmailVerified && outcome !== 'unverified',
  ...(nonce === undefined ? {} : { nonce, nonce_supported: true }),
})

/** A JWT of the team's own key, for this app, for half a year at most. */
async function isOwnSecret(secret: string, now: Date): Promise<boolean> {
  const { clientId, clientSecret, teamId, keyId } = settings().outside.apple!
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, createPublicKey(clientSecret), {
      algorithms: ['ES256'],
      issuer: teamId,
      subject: clientId,
      audience: ISSUER,
      currentDate: now,
      requiredClaims: ['iat', 'exp'],
    })
    return protectedHeader.kid === keyId && payload.exp! - payload.iat! <= SIX_MONTHS
  } catch {
    return false
  }
}

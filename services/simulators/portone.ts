// PortOne V2 identity verification: the browser SDK's script, the page of the carrier behind it, and the REST API, whose answer is
// authoritative. https://developers.portone.io/api/rest-v2/identityVerification
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { isBirthDate } from '@/schemas/rules/auth/is-birth-date'
import { settings } from '@/services/base/settings'
import { json, page, type SimulatorContext, type Simulator, type Visit } from './simulator'
import { diOf, knownIdentities, type PortOneCustomer } from './known-identities'
import { verificationPage } from './verification-page'

interface Verification {
  id: string
  status: 'READY' | 'VERIFIED' | 'FAILED'
  txId: string
  /** The code that proves the possession of the phone. */
  code: string
  at: string
  customer?: Partial<PortOneCustomer>
  failure?: { reason: string; pgCode: string; pgMessage: string }
}

const MISMATCH = '통신사 정보가 일치하지 않습니다.'
const MOST = 1_000
const verifications = new Map<string, Verification>()

export const portone: Simulator = {
  name: 'portone',
  // The vendor's client omits the base path.
  alsoAt: ['identity-verifications'],
  title: '본인인증(PortOne)',
  outcomes: {
    fail: '통신사가 거절함(FAILED)',
    empty: '인증되었지만 고객 정보가 비어 있음',
    cancel: '사용자가 창을 닫음(code만 돌아옴)',
    apiError: '조회 API가 500으로 응답',
  },
  handle(visit, context) {
    const { method, path } = visit
    if (path === '/browser-sdk.js' && method === 'GET') return script(context)
    if (path === '/identity' && (method === 'GET' || method === 'POST')) return verify(visit, context)
    if (path.startsWith('/identity-verifications/') && method === 'GET') return tell(visit, context)
    return json({ type: 'NOT_FOUND', message: 'no such route' }, 404)
  },
}

// --- the SDK

/** Does what the real one does in REDIRECTION: validates its parameters, and sends the window to the provider. */
const script = (context: SimulatorContext): Response =>
  new Response(
    `window.PortOne = { requestIdentityVerification: function (request) {
  var missing = ['storeId', 'channelKey', 'identityVerificationId', 'redirectUrl'].filter(function (name) { return typeof request[name] !== 'string' || !request[name] })
  if (missing.length) return Promise.reject(Object.assign(new Error('[PortOne] missing ' + missing.join(', ')), { code: 'INVALID_REQUEST' }))
  var query = new URLSearchParams({ storeId: request.storeId, channelKey: request.channelKey, identityVerificationId: request.identityVerificationId, redirectUrl: request.redirectUrl })
  location.assign(${JSON.stringify(`${context.base}/identity`)} + '?' + query)
  return new Promise(function () {})
} }`,
    { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' } },
  )

// --- the carrier's page

async function verify({ request, method, query }: Visit, context: SimulatorContext): Promise<Response> {
  const id = query.get('identityVerificationId') ?? ''
  const redirectUrl = query.get('redirectUrl') ?? ''
  const { identity } = settings().outside
  if (!URL.canParse(redirectUrl) || !/^https?:$/.test(new URL(redirectUrl).protocol)) return refuse('redirectUrl이 올바르지 않습니다.')
  if (query.get('storeId') !== identity?.storeId) return refuse('상점 아이디를 찾을 수 없습니다.')
  if (query.get('channelKey') !== identity.channelKey) return refuse('채널을 찾을 수 없습니다.')
  if (!/^[\w-]{1,200}$/.test(id)) return refuse('identityVerificationId가 올바르지 않습니다.')
  const known = verifications.get(id)
  const back = (facts: Record<string, string>) => goBack(redirectUrl, { identityVerificationId: id, ...facts })
  if (known?.status === 'VERIFIED')
    return back({
      identityVerificationTxId: known.txId,
      code: 'IDENTITY_VERIFICATION_ALREADY_VERIFIED',
      message: '이미 완료된 본인인증입니다.',
    })
  const now = context.now()
  const verification = known ?? {
    id,
    status: 'READY' as const,
    txId: randomUUID(),
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    at: now.toISOString(),
  }
  remember(verification)
  const people = knownIdentities(now)
  if (method === 'GET') return verificationPage({ people, code: verification.code })

  const form = new URLSearchParams(await request.text())
  const field = (name: string) => form.get(name)?.trim() ?? ''
  const facts = { identityVerificationTxId: verification.txId, transactionType: 'IDENTITY_VERIFICATION' }
  const outcome = field('cancel') ? 'cancel' : await context.outcome('ok', 'fail', 'empty', 'cancel')
  if (outcome === 'cancel')
    return back({ ...facts, code: 'FAILURE_TYPE_PG', message: '사용자가 본인인증을 취소했습니다.', pgCode: 'CANCEL' })
  if (outcome === 'fail') {
    verification.status = 'FAILED'
    verification.failure = { reason: MISMATCH, pgCode: '0001', pgMessage: MISMATCH }
    return back({ ...facts, code: 'FAILURE_TYPE_PG', message: MISMATCH, pgCode: '0001', pgMessage: MISMATCH })
  }
  const persona = people.find(({ id }) => id === field('persona'))
  const typed = persona?.customer ?? typedCustomer(field, now)
  const fault = persona
    ? undefined
    : typed === undefined
      ? '이름, 생년월일, 휴대전화 번호를 확인해 주세요.'
      : field('code') === verification.code
        ? undefined
        : '인증번호가 일치하지 않습니다.'
  if (fault || !typed) return verificationPage({ people, code: verification.code, fault: fault ?? '', typed: field })
  verification.status = 'VERIFIED'
  verification.customer = outcome === 'empty' ? {} : typed
  return back(facts)
}

/** A typed person who equals one of the known people gets that person's CI; any other gets a CI of their own. */
function typedCustomer(field: (name: string) => string, now: Date): PortOneCustomer | undefined {
  const name = field('name').normalize('NFC')
  const birthDate = field('birthDate').replaceAll('-', '')
  const phoneNumber = field('phoneNumber').replace(/\D/g, '')
  if (!name || !isBirthDate(birthDate, now) || !/^01[016789]\d{7,8}$/.test(phoneNumber)) return undefined
  const gender = field('gender') === 'FEMALE' ? 'FEMALE' : 'MALE'
  const dashed = birthDate.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3')
  const same = knownIdentities(now).find(({ customer }) => customer.name === name && customer.birthDate === dashed)
  const ci = same?.customer.ci ?? createHash('sha512').update(`typed ci ${name} ${birthDate} ${gender}`).digest('base64')
  return {
    name,
    birthDate: dashed,
    gender,
    phoneNumber,
    operator: field('operator') || 'SKT',
    isForeigner: field('isForeigner') === 'Y',
    ci,
    di: diOf(ci),
  }
}

const refuse = (sentence: string): Response => page('본인인증', `<h1>본인인증을 시작할 수 없습니다.</h1><p>${sentence}</p>`, 400)

function goBack(redirectUrl: string, facts: Record<string, string>): Response {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
  return new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } })
}

function remember(verification: Verification): void {
  verifications.set(verification.id, verification)
  if (verifications.size > MOST) verifications.delete(verifications.keys().next().value!)
}

// --- the REST API

async function tell({ request, path }: Visit, context: SimulatorContext): Promise<Response> {
  const { identity } = settings().outside
  if (request.headers.get('authorization') !== `PortOne ${identity?.apiSecret}`)
    return json({ type: 'UNAUTHORIZED', message: '인증 정보가 올바르지 않습니다.' }, 401)
  const verification = verifications.get(decodeURIComponent(path.slice('/identity-verifications/'.length)))
  if (!verification) return json({ type: 'IDENTITY_VERIFICATION_NOT_FOUND', message: '본인인증 건이 존재하지 않습니다.' }, 404)
  if (await isApiDown(context)) return json({ type: 'INTERNAL', message: '일시적인 오류입니다.' }, 500)
  const { id, status, at, txId, customer, failure } = verification
  const channel = {
    type: 'TEST',
    id: 'channel-id-demo',
    key: identity!.channelKey,
    name: '데모 본인인증',
    pgProvider: 'DANAL',
    pgMerchantId: 'demo',
  }
  const common = { status, id, channel, requestedAt: at, updatedAt: at, statusChangedAt: at, version: 'V2' }
  if (status === 'VERIFIED') return json({ ...common, verifiedCustomer: customer, verifiedAt: at, pgTxId: txId, pgRawResponse: '' })
  return json({ ...common, requestedCustomer: {}, ...(failure ? { failure, pgTxId: txId } : {}) })
}

/** The other outcomes belong to the carrier's page and are left for it. */
const isApiDown = async (context: SimulatorContext): Promise<boolean> => (await context.outcome('apiError')) === 'apiError'

// The partner of the 3D design service: its accounts by member number, and the page that a vendor enters with a token that opens once. A
// reservation takes effect on its day, checked at each read.
import { jwtVerify } from 'jose'
import type { DesignAccount } from '@/schemas/rules/members/design-account'
import { formatDate } from '@/schemas/words/dates'
import { VENDORS, type DesignState } from '@/services/db/seeds/demo-businesses'
import { settings } from '@/services/base/settings'
import { json, page, text, type Simulator } from './simulator'

const ISSUER = 'maru'
const DAY = 24 * 3_600_000
/** How far ahead a demonstration's reservation is. */
const SOON = 30 * DAY

const NOTHING: DesignAccount = { exists: false, isRemoved: false, isEnabled: false, reason: null, reservation: null }
const ENABLED: DesignAccount = { ...NOTHING, exists: true, isEnabled: true }
const REMOVED: DesignAccount = { ...NOTHING, isRemoved: true }

/** An ISO day in Seoul. */
const dayOf = (moment: number): string => formatDate(moment).replaceAll('.', '-')

const STATES: Record<DesignState, (now: Date) => DesignAccount> = {
  none: () => NOTHING,
  enabled: () => ENABLED,
  suspended: () => ({ ...ENABLED, isEnabled: false, reason: 'close' }),
  'removed-unused': () => ({ ...REMOVED, reason: 'unused' }),
  'removed-adminReq': () => ({ ...REMOVED, reason: 'adminReq' }),
  'removed-bizOut': () => ({ ...REMOVED, reason: 'bizOut' }),
  'disable-soon': (now) => ({ ...ENABLED, reservation: { type: 'disable', startDt: dayOf(now.getTime() + SOON) } }),
  'remove-soon': (now) => ({ ...ENABLED, reservation: { type: 'remove', startDt: dayOf(now.getTime() + SOON) } }),
}
const isState = (name: string | undefined): name is DesignState => name !== undefined && Object.hasOwn(STATES, name)

/** Accounts changed by this process, by member number; the others have their initial state. */
const accounts = new Map<string, DesignAccount>()
/** Used tokens. */
const entered = new Set<string>()

function accountOf(memberNo: string, now: Date): DesignAccount {
  const known = accounts.get(memberNo) ?? STATES[VENDORS.find((vendor) => vendor.memberNo === memberNo)?.design ?? 'none'](now)
  const { reservation } = known
  if (!reservation || reservation.startDt > dayOf(now.getTime())) return known
  const done: Record<typeof reservation.type, DesignAccount> = {
    enable: ENABLED,
    disable: { ...ENABLED, isEnabled: false, reason: 'close' },
    remove: { ...REMOVED, reason: 'bizOut' },
  }
  return done[reservation.type]
}

export const design: Simulator = {
  name: 'design',
  title: '3D 디자인 서비스',
  outcomes: {
    ...Object.fromEntries(Object.keys(STATES).map((name) => [name, '다음에 조회하는 계정을 이 상태로 바꿉니다.'])),
    refuse: '다음 요청을 거절합니다(계정을 만들지 못함).',
    unknown: '다음 요청에 모르는 회원이라고 답합니다.',
  },
  async handle({ request, method, path, query }, context) {
    const now = context.now()
    if (path === '/enter' && method === 'GET') return enter(query, now)
    const memberNo = /^\/v1\/members\/([^/]+)\/account$/.exec(path)?.[1]
    if (!memberNo || !['GET', 'POST'].includes(method)) return json({ error: 'not_found' }, 404)
    const subject = await subjectOf((request.headers.get('authorization') ?? '').replace(/^Bearer /, ''), 'design-api', now)
    if (subject?.sub !== decodeURIComponent(memberNo)) return json({ error: 'unauthorized' }, 401)
    if (method === 'GET') {
      const outcome = await context.outcome(...Object.keys(STATES), 'unknown')
      if (outcome === 'unknown') return json({ error: 'member_unknown' }, 404)
      if (isState(outcome)) accounts.set(subject.sub, STATES[outcome](now))
      return json(accountOf(subject.sub, now))
    }
    if ((await context.outcome('refuse')) === 'refuse') return json({ error: 'refused' }, 403)
    const account = accountOf(subject.sub, now)
    if (account.exists) return json({ error: 'exists' }, 409)
    accounts.set(subject.sub, ENABLED)
    return json({ accountId: `acc-${subject.sub}` }, 201)
  },
}

async function subjectOf(token: string, audience: string, now: Date): Promise<{ sub: string; jti: string } | undefined> {
  const secret = settings().outside.design?.secret
  if (!secret) return undefined
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'exp'],
      maxTokenAge: 60,
    })
    return { sub: payload.sub!, jti: payload.jti! }
  } catch {
    return undefined
  }
}

async function enter(query: URLSearchParams, now: Date): Promise<Response> {
  const who = await subjectOf(query.get('token') ?? '', 'design-entry', now)
  if (!who || entered.has(who.jti))
    return page(
      '입장할 수 없습니다',
      '<h1>입장할 수 없습니다</h1><p>이미 쓴 주소이거나 1분이 지난 주소입니다. 디자인 서비스를 다시 열어 주세요.</p>',
      401,
    )
  entered.add(who.jti)
  const { exists, isEnabled } = accountOf(who.sub, now)
  const vendor = VENDORS.find(({ memberNo }) => memberNo === who.sub)
  return page(
    '3D 디자인 서비스',
    `<h1>3D 디자인 서비스</h1><p class="note">제휴사의 화면을 대신하는 곳입니다.</p>
     <p>${text(vendor?.business.bizName ?? '회원')}, 디자인 계정 ${exists && isEnabled ? '사용 중' : '없음'}</p>
     <p>사이트 ${text(query.get('_siteId') ?? '')}, 기기 ${text(query.get('_deviceType') ?? '')}</p>
     <p><a class="button" href="${text(settings().siteUrl)}/">돌아가기</a></p>`,
  )
}

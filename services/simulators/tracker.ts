// Delivery Tracker (GraphQL, track query): errors travel in the body with status 200, their code in `extensions`. A parcel's steps follow from
// its number and the time (services/db/seeds/demo-parcel.ts).
import { demoParcel, demoSentAt, type DemoStep } from '@/services/db/seeds/demo-parcel'
import { settings } from '@/services/base/settings'
import type { TrackStatus } from '@/schemas/rules/store/parcel-tracking'
import { json, type Simulator } from './simulator'

/** Its carriers that we use, and what a number of each looks like there. */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  'kr.cjlogistics': /^(\d{10}|\d{12})$/,
  'kr.hanjin': /^(\d{10}|\d{12})$/,
  'kr.lotte': /^\d{10,13}$/,
  'kr.epost': /^\d{13}$/,
  'kr.logen': /^\d{11}$/,
  'kr.kdexp': /^\d{9,16}$/,
}
const WORDS: Readonly<Record<TrackStatus, string>> = {
  UNKNOWN: '알 수 없음',
  INFORMATION_RECEIVED: '접수',
  AT_PICKUP: '집화처리',
  IN_TRANSIT: '간선하차',
  OUT_FOR_DELIVERY: '배달출발',
  ATTEMPT_FAIL: '미배달',
  DELIVERED: '배달완료',
  AVAILABLE_FOR_PICKUP: '보관',
  EXCEPTION: '사고',
}
/** Outcomes that stay with the number that they were forced on. */
const ENDS: Readonly<Record<string, TrackStatus>> = {
  delivered: 'DELIVERED',
  exception: 'EXCEPTION',
  attemptFail: 'ATTEMPT_FAIL',
  pickup: 'AVAILABLE_FOR_PICKUP',
}
const ends = new Map<string, DemoStep>()
/** A number without a day is sent when it is first asked for. */
const firstAsked = new Map<string, Date>()

interface TrackRequest {
  query?: unknown
  variables?: { carrierId?: unknown; trackingNumber?: unknown }
}

export const tracker: Simulator = {
  name: 'tracker',
  title: '택배 조회',
  outcomes: {
    delivered: '조회한 운송장이 지금 배송 완료됩니다.',
    exception: '조회한 운송장에 문제가 생깁니다.',
    attemptFail: '조회한 운송장을 전하지 못합니다.',
    pickup: '조회한 운송장을 보관합니다.',
    unknown: '다음 조회에서 없는 운송장이라고 답합니다.',
    failed: '다음 조회에서 택배사가 답하지 않습니다(INTERNAL).',
    unauthorized: '다음 조회에서 자격 증명을 거절합니다.',
    malformed: '다음 조회에 약속과 다른 모양으로 답합니다.',
  },
  async handle({ request, method, path }, context) {
    if (method !== 'POST' || path !== '/graphql') return new Response('Not Found', { status: 404 })
    const outcome = await context.outcome()
    const own = settings().outside.tracking
    const isKnown = request.headers.get('authorization') === `TRACKQL-API-KEY ${own?.clientId}:${own?.clientSecret}`
    if (!isKnown || outcome === 'unauthorized') return fault('UNAUTHENTICATED', 'Unauthorized', 401)
    const { query, variables } = (await request.json().catch(() => ({}))) as TrackRequest
    const { carrierId, trackingNumber } = variables ?? {}
    if (typeof query !== 'string' || !query.includes('track(') || typeof carrierId !== 'string' || typeof trackingNumber !== 'string')
      return fault('GRAPHQL_VALIDATION_FAILED', 'Variables "$carrierId" and "$trackingNumber" are required.', 400)
    const most = Number(/events\(last: (\d+)\)/.exec(query)?.[1] ?? 0)
    if (most < 1) return fault('BAD_REQUEST', 'Invalid argument. Either the "first" or "last" parameter is required.')
    const number = NUMBERS[carrierId]
    if (!number) return fault('NOT_FOUND', 'Carrier not found')
    if (!number.test(trackingNumber)) return fault('BAD_REQUEST', '운송장 번호의 모양이 다릅니다.')
    if (outcome === 'unknown') return fault('NOT_FOUND', 'NOT_FOUND')
    if (outcome === 'failed') return fault('INTERNAL', 'Please try again in a few minutes.')
    if (outcome === 'malformed') return json({ data: { track: { events: '없음' } } })
    const now = context.now()
    const forced = ENDS[outcome ?? '']
    if (forced) ends.set(trackingNumber, { status: forced, place: '강남역삼', at: now })
    return json({ data: { track: trackOf(stepsOf(trackingNumber, now), Math.min(most, 20)) } })
  },
}

function stepsOf(number: string, now: Date): DemoStep[] {
  const sentAt = demoSentAt(number, now) ?? firstAsked.get(number) ?? now
  firstAsked.set(number, sentAt)
  const end = ends.get(number)
  return end ? [...demoParcel(number, sentAt, end.at), end] : demoParcel(number, sentAt, now)
}

function trackOf(steps: readonly DemoStep[], most: number) {
  const events = steps.map(({ status, place, at }) => ({
    time: new Date(at.getTime() + 9 * 3_600_000).toISOString().replace('Z', '+09:00'),
    status: { code: status, name: WORDS[status] },
    location: { name: place },
  }))
  const delivered = events.findLast(({ status }) => status.code === 'DELIVERED')
  return { lastEvent: delivered ?? events.at(-1) ?? null, events: { edges: events.slice(-most).map((node) => ({ node })) } }
}

const fault = (code: string, message: string, status = 200): Response =>
  json({ errors: [{ message, path: ['track'], extensions: { code } }], data: status === 200 ? { track: null } : undefined }, status)

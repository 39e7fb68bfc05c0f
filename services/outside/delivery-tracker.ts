// Delivery Tracker (tracker.delivery), which asks the carriers of the country. Of its answer only statuses, times and names of places are read:
// descriptions and contacts hold names and numbers of couriers, senders and recipients, and are not even asked for.
import { TRACK_STATUSES, type TrackedCarrier, type TrackStatus } from '@/schemas/rules/store/parcel-tracking'
import { settings } from '@/services/base/settings'
import { fetchJson } from './fetch-json'
import { textOf } from './text-of'

export interface ParcelStep {
  status: TrackStatus
  place: string
  at: Date
}

/**
 * `steps` are the oldest first, perhaps none. `unknown`: the carrier has no such number, or not yet; `refused`: it never will have one like that;
 * `carrier`: the carrier did not answer the service; `away`: the service did not answer us, or not so that anything follows from it.
 */
export type ParcelAnswer =
  { ok: true; status: TrackStatus; steps: ParcelStep[] } | { ok: false; fate: 'unknown' | 'refused' | 'carrier' | 'away'; code: string }

const IDS: Readonly<Record<TrackedCarrier, string>> = {
  cj: 'kr.cjlogistics',
  hanjin: 'kr.hanjin',
  lotte: 'kr.lotte',
  post: 'kr.epost',
  logen: 'kr.logen',
  kyungdong: 'kr.kdexp',
}

/** The service never gives more of one answer. */
const MOST_STEPS = 20
const QUERY = `query Track($carrierId: ID!, $trackingNumber: String!) {
  track(carrierId: $carrierId, trackingNumber: $trackingNumber) {
    lastEvent { time status { code } location { name } }
    events(last: ${MOST_STEPS}) { edges { node { time status { code } location { name } } } }
  }
}`
/** It waits for the carrier's own page. */
const PATIENCE = 8_000

const FATES: Readonly<Record<string, 'unknown' | 'refused' | 'carrier'>> = {
  NOT_FOUND: 'unknown',
  BAD_REQUEST: 'refused',
  INTERNAL: 'carrier',
}

/** Undefined without an account there: nobody can be asked then. */
export const deliveryTracker = () => settings().outside.tracking

/** @param patience in milliseconds. */
export async function trackParcel(
  { carrier, trackingNo }: { carrier: TrackedCarrier; trackingNo: string },
  patience = PATIENCE,
): Promise<ParcelAnswer> {
  const tracking = deliveryTracker()
  if (!tracking) return { ok: false, fate: 'away', code: 'off' }
  const answer = await fetchJson(
    tracking.apiUrl,
    {
      method: 'POST',
      headers: {
        authorization: `TRACKQL-API-KEY ${tracking.clientId}:${tracking.clientSecret}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query: QUERY, variables: { carrierId: IDS[carrier], trackingNumber: trackingNo } }),
    },
    patience,
  )
  if (!answer.ok) return { ok: false, fate: 'away', code: answer.code }
  const { status, body } = answer.value
  const code = errorCodeOf(body)
  if (code !== undefined) return { ok: false, fate: FATES[code] ?? 'away', code }
  const track = fieldOf(fieldOf(body, 'data'), 'track')
  const edges = fieldOf(fieldOf(track, 'events'), 'edges')
  if (status !== 200 || !Array.isArray(edges)) return { ok: false, fate: 'away', code: String(status) }
  const steps = edges.flatMap((edge) => stepOf(fieldOf(edge, 'node')) ?? []).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const last = stepOf(fieldOf(track, 'lastEvent')) ?? steps.at(-1)
  if (!last) return { ok: false, fate: 'unknown', code: 'NO_EVENTS' }
  return { ok: true, status: last.status, steps: steps.length > 0 ? steps : [last] }
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

/** Errors travel in the body, with any status. */
function errorCodeOf(body: unknown): string | undefined {
  const errors = fieldOf(body, 'errors')
  if (!Array.isArray(errors) || errors.length === 0) return undefined
  return textOf(fieldOf(errors[0], 'extensions'), 'code') ?? 'ERROR'
}

/** Undefined without a time: it has no place among the others. */
function stepOf(node: unknown): ParcelStep | undefined {
  const at = new Date(textOf(node, 'time') ?? '')
  if (Number.isNaN(at.getTime())) return undefined
  const code = textOf(fieldOf(node, 'status'), 'code')
  return {
    status: TRACK_STATUSES.find((known) => known === code) ?? 'UNKNOWN',
    place: placeOf(textOf(fieldOf(node, 'location'), 'name') ?? ''),
    at,
  }
}

const LONGEST_PLACE = 40
/** A branch may be named with its owner or telephone: what stands in brackets, and numbers of telephones, are left out. */
const placeOf = (name: string): string =>
  name
    .replace(/[([].*?(?:[)\]]|$)/g, ' ')
    .replace(/\+?\d[\d\s.-]{6,}\d/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_PLACE)

// What a carrier says of a parcel, in the codes of the tracking service, and what of it is shown.
import { CARRIER_IDS, type CarrierId } from './carriers'

export const TRACK_STATUSES = [
  'UNKNOWN',
  'INFORMATION_RECEIVED',
  'AT_PICKUP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'ATTEMPT_FAIL',
  'DELIVERED',
  'AVAILABLE_FOR_PICKUP',
  'EXCEPTION',
] as const
export type TrackStatus = (typeof TRACK_STATUSES)[number]

export const TRACK_WORDS: Readonly<Record<TrackStatus, string>> = {
  UNKNOWN: '처리 중',
  INFORMATION_RECEIVED: '접수',
  AT_PICKUP: '택배사가 받음',
  IN_TRANSIT: '이동 중',
  OUT_FOR_DELIVERY: '배송 출발',
  ATTEMPT_FAIL: '전해 드리지 못함',
  DELIVERED: '배송 완료',
  AVAILABLE_FOR_PICKUP: '찾아가실 수 있음',
  EXCEPTION: '확인이 필요함',
}

/** Somebody has to look after the parcel. */
export const TROUBLED: readonly TrackStatus[] = ['ATTEMPT_FAIL', 'EXCEPTION']

/**
 * own: brought by our own people, so no service can be asked; off: no service is asked, or no longer; waiting: the carrier knows no such
 * number yet; lost: it should have by now; known: it says where the parcel is; quiet: it has said nothing new for days.
 */
export const TRACKING_STATES = ['own', 'off', 'waiting', 'lost', 'known', 'quiet'] as const
export type TrackingState = (typeof TRACKING_STATES)[number]

/** A carrier hands over and scans within a day or two; longer is worth a look. */
export const SILENCE = 3 * 86_400_000

/** Whether the tracking service knows the parcels of this carrier. */
export const isTracked = (carrier: string): carrier is TrackedCarrier =>
  carrier !== 'own' && (CARRIER_IDS as readonly string[]).includes(carrier)
export type TrackedCarrier = Exclude<CarrierId, 'own'>

interface Parcel {
  state: TrackingState
  status: TrackStatus | null
  /** Set out for its address today. */
  todayYn: 'Y' | 'N'
}

/** What a parcel's timeline has above it, for its buyer; empty where the steps say everything. */
export function trackingNote({ state, status, todayYn }: Parcel): string {
  switch (state) {
    case 'own':
      return '저희가 직접 배송하고 설치합니다. 방문할 때를 따로 알려 드립니다.'
    case 'off':
      return '배송 단계는 택배사에서 운송장 번호로 조회하실 수 있습니다.'
    case 'waiting':
      return '아직 조회할 수 없습니다. 택배사가 상품을 받아 등록하면 여기에 배송 단계가 보입니다.'
    case 'lost':
      return '이 운송장 번호로 조회할 수 없습니다. 확인이 필요하시면 문의해 주세요.'
    case 'quiet':
      return '며칠째 택배사의 새 소식이 없습니다. 확인이 필요하시면 문의해 주세요.'
    case 'known':
      return status === null ? '' : (STATUS_NOTES[status] ?? (todayYn === 'Y' ? '오늘 도착할 예정입니다.' : ''))
  }
}
const STATUS_NOTES: Partial<Record<TrackStatus, string>> = {
  ATTEMPT_FAIL: '택배사가 상품을 전해 드리지 못했습니다. 택배사의 안내를 확인해 주세요.',
  EXCEPTION: '배송 중에 확인이 필요한 일이 생겼습니다. 궁금하신 점은 문의해 주세요.',
  AVAILABLE_FOR_PICKUP: '보관한 곳에서 찾아가실 수 있습니다.',
}

/** What the list says of an order that is on its way, beyond its state; only what the carrier said. */
export function wayWords(parcels: readonly Parcel[]): string {
  const has = (status: TrackStatus): boolean => parcels.some((parcel) => parcel.status === status)
  if (has('EXCEPTION')) return '배송 확인 필요'
  if (has('ATTEMPT_FAIL')) return TRACK_WORDS.ATTEMPT_FAIL
  if (has('AVAILABLE_FOR_PICKUP')) return TRACK_WORDS.AVAILABLE_FOR_PICKUP
  const today = parcels.filter(({ todayYn }) => todayYn === 'Y').length
  if (today === 0) return ''
  const arrived = parcels.filter(({ status }) => status === 'DELIVERED').length
  return today + arrived === parcels.length ? '오늘 도착 예정' : '일부 오늘 도착 예정'
}

/** What staff have to look after; empty where nothing is wrong. */
export function troubleWords(parcels: readonly Parcel[]): string {
  const troubled = parcels.find(({ status }) => status !== null && TROUBLED.includes(status))
  if (troubled?.status) return troubled.status === 'ATTEMPT_FAIL' ? '전하지 못함' : '배송 이상'
  if (parcels.some(({ state }) => state === 'lost')) return '조회되지 않음'
  return parcels.some(({ state }) => state === 'quiet') ? '소식 없음' : ''
}

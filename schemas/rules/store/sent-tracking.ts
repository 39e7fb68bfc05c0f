// What a buyer says of goods that they send back: by whom, and under which number. The same for the form and for the service.
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { CARRIER_IDS, CARRIERS, isTrackingNo, plainTrackingNo, type CarrierId } from './carriers'

/** Those that a buyer can hand a parcel to. */
export const SENDING_CARRIERS = CARRIER_IDS.filter((id) => id !== 'own')
/** In the form: one whose name is typed. */
export const OTHER_CARRIER = 'other'

export const TRACKING_LABELS = { carrier: '택배사', otherCarrier: '택배사 이름', trackingNo: '송장 번호' } as const

export interface SentTracking {
  carrier: string
  otherCarrier: string
  trackingNo: string
}

const knownCarrier = (carrier: string): CarrierId | undefined => SENDING_CARRIERS.find((id) => id === carrier)

/** What a number of this carrier looks like, for the person who types it. */
export function trackingHelp(carrier: string): string {
  const known = knownCarrier(carrier)
  return known ? `${CARRIERS[known].words}: ${CARRIERS[known].help}` : '운송장에 적힌 번호를 입력해 주세요.'
}

/** @param carrier an id, or the name of another one. */
export function trackingNoFault(carrier: string, trackingNo: string): string | undefined {
  const number = plainTrackingNo(trackingNo)
  const known = knownCarrier(carrier)
  if (known) return isTrackingNo(known, number) ? undefined : `송장 번호를 확인해 주세요. ${trackingHelp(known)}입니다.`
  return /^[0-9A-Z]{6,30}$/.test(number) ? undefined : '송장 번호를 확인해 주세요. 영문과 숫자 6자리에서 30자리입니다.'
}

/** What is wrong, by field, in the order of the page. */
export function trackingFaults({ carrier, otherCarrier, trackingNo }: SentTracking) {
  const isOther = carrier === OTHER_CARRIER
  return {
    carrier: carrier ? undefined : '택배사를 골라 주세요.',
    otherCarrier: !isOther
      ? undefined
      : (requiredFault(TRACKING_LABELS.otherCarrier, otherCarrier) ??
        ([...otherCarrier.trim()].length > 30 ? '택배사 이름에는 30자까지 입력할 수 있습니다.' : undefined)),
    trackingNo: requiredFault(TRACKING_LABELS.trackingNo, trackingNo) ?? trackingNoFault(carrier, trackingNo),
  }
}

/** As it is sent and stored. */
export const sentTracking = ({ carrier, otherCarrier, trackingNo }: SentTracking): { carrier: string; trackingNo: string } => ({
  carrier: carrier === OTHER_CARRIER ? otherCarrier.trim() : carrier,
  trackingNo: plainTrackingNo(trackingNo),
})

/** What the form begins with, of what was stored. */
export const typedTracking = (carrier: string, trackingNo: string): SentTracking => {
  const isOther = carrier !== '' && knownCarrier(carrier) === undefined
  return { carrier: isOther ? OTHER_CARRIER : carrier, otherCarrier: isOther ? carrier : '', trackingNo }
}

import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { LONGEST_RETURN_REASON } from '@/schemas/rules/store/return-limits'
import type { ReturnCause, ReturnWay } from '@/schemas/rules/store/return-states'
import { ACCOUNT_LABELS, accountFaults, type KeptAccountFields } from '../orders/account-faults'

/** What is typed; which pieces and pictures is asked for beside the form, and their faults stand at `pieces` and `files`. */
export interface ReturnFields extends KeptAccountFields {
  pieces: string
  files: string
  cause: ReturnCause | ''
  knownDay: string
  reason: string
  way: ReturnWay | ''
  name: string
  phoneNo: string
  zipCode: string
  address: string
  addressDetail: string
  pickupDay: string
}

export const RETURN_LABELS = {
  pieces: '보내실 상품',
  cause: '사유',
  knownDay: '하자를 안 날',
  reason: '자세한 사유',
  files: '사진',
  way: '보내는 방법',
  name: '보내는 분',
  phoneNo: '휴대전화 번호',
  address: '수거할 곳',
  pickupDay: '수거를 바라는 날',
  ...ACCOUNT_LABELS,
} as const

interface ReturnContext {
  today: string
  needsAccount: boolean
  /** Why the chosen pieces cannot be sent; undefined where they can. */
  pieces: string | undefined
  /** Why the request must wait for its pictures. */
  files: string | undefined
}

export function returnFaults(fields: ReturnFields, { today, needsAccount, pieces, files }: ReturnContext) {
  const { cause, knownDay, reason, way, name, phoneNo, address, pickupDay } = fields
  const isPickup = way === 'pickup'
  return {
    pieces,
    cause: cause ? undefined : '사유를 골라 주세요.',
    knownDay:
      cause !== 'fault'
        ? undefined
        : !knownDay
          ? '하자를 안 날을 골라 주세요.'
          : knownDay > today
            ? '오늘까지의 날을 골라 주세요.'
            : undefined,
    reason: !reason.trim()
      ? '자세한 사유를 입력해 주세요.'
      : reason.trim().length > LONGEST_RETURN_REASON
        ? `자세한 사유에는 ${LONGEST_RETURN_REASON}자까지 입력할 수 있습니다.`
        : undefined,
    files,
    way: way ? undefined : '보내는 방법을 골라 주세요.',
    name: isPickup && !name.trim() ? '보내는 분의 이름을 입력해 주세요.' : undefined,
    phoneNo: isPickup && !/^\d{9,11}$/.test(digitsOnly(phoneNo)) ? '휴대전화 번호를 확인해 주세요.' : undefined,
    address: isPickup && !address.trim() ? '수거할 곳의 주소를 검색해 주세요.' : undefined,
    pickupDay: isPickup && pickupDay && pickupDay <= today ? '내일부터의 날을 골라 주세요.' : undefined,
    ...(needsAccount ? accountFaults(fields) : {}),
  }
}

import { pleaseEnter } from '@/schemas/rules/base/required-fault'

/** C-ID. */
export const ID_MIN = 5
export const ID_MAX = 15

/** Answers of the duplicate check (V-ID-6), and what a form says before it was asked. */
export const ID_TAKEN = '이미 사용 중인 아이디입니다.'
export const ID_FREE = '사용 가능한 아이디입니다.'
export const ID_UNCHECKED = '아이디 중복 확인을 해 주세요.'
/** A forbidden word in an id (V-ID-5). */
export const ID_FORBIDDEN = '사용할 수 없는 단어입니다.'

/** Ids that would look like the site itself. `badminton` is allowed. */
const RESERVED = [
  /^admin/,
  /admin\d*$/,
  /^raumgyeol/,
  /^(?:maru|raum)(?:official|staff|manager|support|help|cs|team)?\d*$/,
  /^(?:root|system|sysop|manager|master|webmaster|postmaster|hostmaster|operator|moderator|official|support|helpdesk|staff|guest|anonymous|undefined|security|noreply)\d*$/,
]

/** An id that no member may take: of the administration, the system or the brand (V-ID-5). */
export const isReservedId = (id: string): boolean => RESERVED.some((form) => form.test(id))

/** The fault of an id, before the call that checks whether it is free (V-ID-1 to V-ID-5, foundation 5.2). */
export function memberIdFault(id: string): string | undefined {
  if (id.trim() === '') return pleaseEnter('아이디')
  if (id.length < ID_MIN) return `아이디는 ${ID_MIN}자 이상 입력해 주세요.`
  if (id.length > ID_MAX) return `아이디는 ${ID_MAX}자 이하로 입력해 주세요.`
  if (!/^[a-z0-9]*$/.test(id)) return '아이디는 영문 소문자와 숫자만 사용할 수 있습니다.'
  return isReservedId(id) ? ID_FORBIDDEN : undefined
}

/** The last answer of the duplicate check. */
export interface IdCheck {
  id: string
  isTaken: boolean
}

/** The message of the id: the answer applies to the checked id only (V-ID-6). */
export const idVerdict = (id: string, checked: IdCheck | undefined): typeof ID_UNCHECKED | typeof ID_TAKEN | typeof ID_FREE =>
  checked?.id === id ? (checked.isTaken ? ID_TAKEN : ID_FREE) : ID_UNCHECKED

import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { pleaseEnter } from '@/schemas/rules/base/required-fault'

/** C-ID. */
const NICKNAME_MIN = 2
const NICKNAME_MAX = 20

/** A nickname as it is stored: whole syllables, nothing at its ends, and one space between its words. */
export const nicknameOf = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ')

/** Readers tell members apart by it alone, and would take one who writes it with other capitals or spaces for the other. */
export const NICKNAME_TAKEN = '다른 회원이 쓰고 있는 닉네임입니다. 다른 닉네임을 입력해 주세요.'

/** Names under which the site itself would speak. */
const RESERVED = /^(?:관리자|운영자|운영진|고객센터|상담원|라움결)\d*$|(?:공식|공식계정)$|^admin|^raumgyeol/i

/** 2 to 20 characters, as people count them and no name of the site's own (V-NICK-1, V-NICK-2, V-FW-1, foundation 5.2). */
export function nicknameFault(text: string): string | undefined {
  const { length } = [...nicknameOf(text)]
  if (length === 0) return pleaseEnter('닉네임')
  if (length < NICKNAME_MIN || length > NICKNAME_MAX) return '닉네임은 2자 이상 20자 이하로 입력해 주세요.'
  return RESERVED.test(nicknameOf(text).replace(/\s+/g, '')) ? FORBIDDEN_WORD : undefined
}

import { pleaseEnter } from './required'

/** C-ID. */
const NICKNAME_MIN = 2
const NICKNAME_MAX = 20

/** A nickname as it is kept: whole syllables, nothing at its ends. */
export const nicknameOf = (text: string): string => text.normalize('NFC').trim()

/** 2 to 20 characters, as people count them (V-NICK-1, V-NICK-2, foundation 5.2). */
export function nicknameFault(text: string): string | undefined {
  const { length } = [...nicknameOf(text)]
  if (length === 0) return pleaseEnter('닉네임')
  return length < NICKNAME_MIN || length > NICKNAME_MAX ? '닉네임은 2자 이상 20자 이하로 입력해 주세요.' : undefined
}

// A new password is looked at in seven steps, and the first that fails is the only one spoken of (V-PW-8, foundation 5.3, CX-03).
import { pleaseEnter } from '@/schemas/rules/base/required-fault'

/** Said of a password that passes them all (V-PW-8). */
export const PASSWORD_FINE = '사용 가능한 비밀번호입니다.'
/** The form takes no more (C-PW). */
export const PASSWORD_MAX = 20
const SPECIAL = '!@$#^&+*<>'

const SENTENCE = {
  empty: '새 비밀번호를 입력해 주세요.',
  /** Of a sign-up, where there is no earlier one (V-REQ-1). */
  emptyOnJoin: '비밀번호를 입력해 주세요.',
  strange: '비밀번호는 영문, 숫자, 특수문자(! @ $ # ^ & + * < >)만 사용할 수 있습니다.',
  oneKind: '영문, 숫자, 특수문자 중 2가지 이상을 조합해 주세요.',
  /** The page that changes a password has its own words for it (V-PW-9). */
  oneKindOnChange: '2가지 이상의 문자 종류를 조합해 주세요.',
  tooShort: '비밀번호가 너무 짧습니다. 3가지 조합은 8자 이상, 2가지 조합은 10자 이상 입력해 주세요.',
  tooLong: '비밀번호는 최대 20자까지 입력할 수 있습니다.',
  repeated: '같은 문자를 3번 이상 연속해서 사용할 수 없습니다.',
  ofId: '아이디와 3자 이상 연속으로 같은 문자는 사용할 수 없습니다.',
  run: '연속된 숫자나 문자를 3자 이상 사용할 수 없습니다.',
} as const

const KINDS = [/[A-Za-z]/, /[0-9]/, /[!@$#^&+*<>]/]
const kindsOf = (password: string): number => KINDS.filter((kind) => kind.test(password)).length
const leastOf = (kinds: number): number => (kinds >= 3 ? 8 : 10)
const isStrange = (password: string): boolean => [...password].some((sign) => !/[A-Za-z0-9]/.test(sign) && !SPECIAL.includes(sign))

const threesOf = (text: string): string[] => Array.from({ length: Math.max(0, text.length - 2) }, (_, i) => text.slice(i, i + 3))
const hasRepeat = (password: string): boolean => threesOf(password).some(([a, b, c]) => a === b && b === c)
/** Compared exactly: another case is another letter (V-PW-6). */
const hasPieceOf = (password: string, memberId: string): boolean => threesOf(memberId).some((piece) => password.includes(piece))
/** Neighbours in 0-9, a-z or A-Z, up or down, without going round (V-PW-7). */
const hasRun = (password: string): boolean =>
  threesOf(password).some((three) => {
    if (!/^(?:[0-9]{3}|[a-z]{3}|[A-Z]{3})$/.test(three)) return false
    const [a, b, c] = [three.charCodeAt(0), three.charCodeAt(1), three.charCodeAt(2)]
    return (b - a === 1 && c - b === 1) || (a - b === 1 && b - c === 1)
  })

/**
 * What is wrong with a new password, in the words of the first step that fails; undefined where it may be used (V-PW-1 to V-PW-8).
 * @param memberId whose pieces it must not hold; empty where none was chosen.
 * @param where the page that changes a password says of a single kind what V-PW-9 says; a sign-up asks for no new one.
 */
export function passwordFault(password: string, memberId: string, where: 'new' | 'change' | 'join' = 'new'): string | undefined {
  if (password === '') return where === 'join' ? SENTENCE.emptyOnJoin : SENTENCE.empty
  if (isStrange(password)) return SENTENCE.strange
  const kinds = kindsOf(password)
  if (kinds < 2) return where === 'change' ? SENTENCE.oneKindOnChange : SENTENCE.oneKind
  if (password.length < leastOf(kinds)) return SENTENCE.tooShort
  if (password.length > PASSWORD_MAX) return SENTENCE.tooLong
  if (hasRepeat(password)) return SENTENCE.repeated
  if (hasPieceOf(password, memberId)) return SENTENCE.ofId
  if (hasRun(password)) return SENTENCE.run
  return undefined
}

export interface PasswordCheck {
  label: string
  isMet: boolean
}

/**
 * The same steps as a list to be shown while typing. An empty password meets none.
 * @param current the current password, when it is replaced.
 */
export function passwordChecks(password: string, memberId: string, current?: string): PasswordCheck[] {
  const isTyped = password !== ''
  const kinds = kindsOf(password)
  return [
    { label: '영문, 숫자, 특수문자 중 2가지 이상', isMet: isTyped && !isStrange(password) && kinds >= 2 },
    {
      label: kinds >= 3 ? '3가지 조합은 8~20자' : '2가지 조합은 10~20자',
      isMet: kinds >= 2 && password.length >= leastOf(kinds) && password.length <= PASSWORD_MAX,
    },
    { label: '같은 문자 3번 연속 없음', isMet: isTyped && !hasRepeat(password) },
    { label: '연속된 숫자나 문자 3자 없음', isMet: isTyped && !hasRun(password) },
    { label: '아이디와 겹치지 않음', isMet: isTyped && !hasPieceOf(password, memberId) },
    ...(current === undefined ? [] : [{ label: '현재 비밀번호와 다름', isMet: isTyped && password !== current }]),
  ]
}

/** The second time must be the same, sign by sign (V-PWC-1); where nothing is typed twice, it is missing as well (V-REQ-1). */
export const confirmFault = (password: string, again: string, label = '비밀번호 확인'): string | undefined => {
  if (again === '') return pleaseEnter(label)
  return password === again ? undefined : '비밀번호가 일치하지 않습니다.'
}

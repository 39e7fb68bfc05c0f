// The rule of a password of staff; operators read it in English (services/base/staff-password-fault.ts), the person who chooses one in
// Korean.

export type StaffPasswordProblem = 'length' | 'kinds' | 'repeated' | 'ofId'

/** Why this is too weak for a staff account; undefined where it is not. */
export function staffPasswordProblem(password: string, loginId: string): StaffPasswordProblem | undefined {
  const length = [...password].length
  if (length < 8 || length > 64) return 'length'
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u].filter((kind) => kind.test(password)).length
  if (kinds < 3) return 'kinds'
  if (/(.)\1{3}/u.test(password)) return 'repeated'
  if (loginId !== '' && password.toLowerCase().includes(loginId.toLowerCase())) return 'ofId'
  return undefined
}

export const STAFF_PASSWORD_WORDS: Readonly<Record<StaffPasswordProblem, string>> = {
  length: '비밀번호는 8자 이상 64자까지 입력해 주세요.',
  kinds: '문자, 숫자, 특수문자를 모두 넣어 주세요.',
  repeated: '같은 문자를 네 번 이상 이어 쓸 수 없습니다.',
  ofId: '아이디가 들어간 비밀번호는 쓸 수 없습니다.',
}

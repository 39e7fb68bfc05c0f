import { expect, test } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import { ageOn } from '@/schemas/rules/auth/age'
import { agencyAccountFaults } from './agency'
import { agreementsFault, agreementWord, consentsOf, isAgreed } from './agreements'
import { emailFault } from '@/schemas/rules/base/email'
import { forbiddenIn } from '@/schemas/rules/base/forbidden-words'
import { joinFaults } from './join-fields'
import { ID_FORBIDDEN, idVerdict, memberIdFault } from './member-id'
import { memberNameFault } from './member-name-fault'
import { nicknameFault } from './nickname'
import { confirmFault, PASSWORD_FINE, passwordChecks, passwordFault } from './password-fault'
import { newPasswordFaults } from './password-change'
import { requiredFault } from '@/schemas/rules/base/required-fault'

/** As the rules write it: nothing to say is null. */
const or = (fault: string | undefined): string | null => fault ?? null
const VALUES = {
  id: 'house01',
  password: 'Kx7!mQ2p',
  passwordConfirm: 'Kx7!mQ2p',
  nickname: '집꾸미기',
  email: 'home@example.com',
  address: '세종대로 110',
}

test.each(examplesOf('V-REQ-1'))('V-REQ-1: %s', (_, { field, value }, expected) => expect(or(requiredFault(field, value))).toBe(expected))
test.each(examplesOf('V-ADDR-1'))('V-ADDR-1: %s', (_, address, expected) =>
  expect(or(joinFaults({ ...VALUES, address }, 'personal').address)).toBe(expected),
)
test.each([...examplesOf('V-ID-1'), ...examplesOf('V-ID-2'), ...examplesOf('V-ID-3'), ...examplesOf('V-ID-4')])(
  'V-ID-1 to 4, C-ID: %s',
  (_, id, expected) => expect(or(memberIdFault(id))).toBe(expected),
)
test.each(examplesOf('V-ID-5'))('V-ID-5: %s', (_, { id, forbidden }, expected) =>
  expect(forbiddenIn(id, forbidden) ? ID_FORBIDDEN : null).toBe(expected),
)
test.each([
  'admin',
  'admin01',
  'administrator',
  'maruadmin',
  'superadmin7',
  'system',
  'root1',
  'maru2026',
  'maruofficial',
  'raumgyeol',
  'raumgyeolhelp',
  'webmaster',
  'staff1',
])('V-ID-5: nobody takes the id %s', (id) => expect(memberIdFault(id)).toBe(ID_FORBIDDEN))
test.each(['badminton', 'house01', 'marubear', 'rootbeer', 'systemroom', 'haneul'])('the id %s passes for no one else', (id) =>
  expect(memberIdFault(id)).toBeUndefined(),
)
test.each(['관리자', '운영자', '관리자1', '고객 센터', '라움결', '라움결 공식', 'Admin팀'])('no member is called %s', (nickname) =>
  expect(nicknameFault(nickname)).toBe('금칙어가 포함되어 있습니다.'),
)
test.each(['관리자의집', '라움결러버', '집꾸미기', '마루'])('a member may be called %s', (nickname) =>
  expect(nicknameFault(nickname)).toBeUndefined(),
)
test.each(examplesOf('V-ID-6'))('V-ID-6: %s', (_, { id, taken, checked }, expected) =>
  expect(idVerdict(id, { id: checked, isTaken: taken.includes(checked) })).toBe(expected),
)
test.each([...examplesOf('V-NICK-1'), ...examplesOf('V-NICK-2')])('V-NICK-1, V-NICK-2: %s', (_, nickname, expected) =>
  expect(or(nicknameFault(nickname))).toBe(expected),
)
test.each([...examplesOf('V-NAME-1'), ...examplesOf('V-NAME-2'), ...examplesOf('V-NAME-3')])(
  'V-NAME-1 to 3, CX-04: %s',
  (_, name, expected) => expect(or(memberNameFault(name))).toBe(expected),
)
test.each([...examplesOf('V-EMAIL-1'), ...examplesOf('V-EMAIL-2')])('V-EMAIL-1, V-EMAIL-2: %s', (_, email, expected) =>
  expect(or(emailFault(email))).toBe(expected),
)
test.each(examplesOf('V-PWC-1'))('V-PWC-1: %s', (_, { password, confirm }, expected) =>
  expect(or(confirmFault(password, confirm))).toBe(expected),
)
test.each(examplesOf('V-AGREE-1'))('V-AGREE-1: %s', (_, agreed, expected) => expect(or(agreementsFault(agreed))).toBe(expected))
test.each(examplesOf('V-AGREE-2'))('V-AGREE-2: %s', (_, flag, expected) => {
  expect(agreementWord(flag)).toBe(expected)
  expect(isAgreed(flag)).toBe(expected === '동의')
})
const noonInSeoul = (day: string) => new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00+09:00`)
test.each(examplesOf('V-AGE-1'))('V-AGE-1: %s', (_, { birth, today }, expected) => {
  expect(ageOn(birth, noonInSeoul(today))).toBe(expected)
  // The day begins in Seoul, nine hours before it does in UTC.
  expect(ageOn(birth, new Date(noonInSeoul(today).getTime() - 12 * 3_600_000))).toBe(expected)
})

test.each([
  ...examplesOf('V-PW-1'),
  ...examplesOf('V-PW-2'),
  ...examplesOf('V-PW-3'),
  ...examplesOf('V-PW-4'),
  ...examplesOf('V-PW-5'),
  ...examplesOf('V-PW-6'),
  ...examplesOf('V-PW-7'),
])('V-PW-1 to 7, C-PW: %s', (_, { password, userId }, expected) => expect(or(passwordFault(password, userId))).toBe(expected))
test.each(examplesOf('V-PW-8'))('V-PW-8: %s', (_, { password, userId }, expected) =>
  expect(passwordFault(password, userId) ?? PASSWORD_FINE).toBe(expected),
)

/** The other reading of foundation 5.3: upper and lower case are two kinds (CX-03). */
function secondReading(password: string): string | null {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  if (kinds < 2) return '2가지 이상의 문자 종류를 조합해 주세요.'
  return password.length >= (kinds > 2 ? 8 : 10) ? null : 'too short'
}
test.each(examplesOf('V-PW-9'))('V-PW-9: %s', (_, { password, userId }, expected) =>
  expect({ secondReading: secondReading(password), built: or(passwordFault(password, userId)) }).toEqual(expected),
)
test('V-PW-9, CX-03: the second reading accepts whatever the seven steps accept; the change page has its words for a single kind', () => {
  const signs = 'aKx7!m2p@QzR9'
  let accepted = 0
  for (let i = 0; i < 20_000; i++) {
    const password = Array.from({ length: 8 + (i % 13) }, (_, at) => signs[(i * 31 + at * (i % 11) + ((at * at) % 7)) % signs.length]).join(
      '',
    )
    if (passwordFault(password, '') !== undefined) continue
    accepted++
    expect(secondReading(password), password).toBeNull()
  }
  expect(accepted).toBeGreaterThan(100)
  expect(passwordFault('qpwoeirutyal', '', 'change')).toBe(secondReading('qpwoeirutyal'))
})

test('the list beside a password says the same as the sentence', () => {
  const isAllMet = (password: string, id: string) => passwordChecks(password, id).every(({ isMet }) => isMet)
  expect(passwordChecks('', '').some(({ isMet }) => isMet)).toBe(false)
  for (const password of ['Kx7!mQ2p', 'qpwoei2580', 'Kx7!mQ2', 'Kx7!aaaQ2', 'Kx!123mQp', 'Kx7!ouse2', 'Kx7%mQ2p', 'Kx7!mQ2pKx7!mQ2pKx7!m'])
    expect(isAllMet(password, 'house01'), password).toBe(passwordFault(password, 'house01') === undefined)
})

test('V-BIZ-5: a business has no personal group, and a member with a social account alone no login', () => {
  const nothing = { id: '', password: '', passwordConfirm: '', nickname: '', email: '', address: '' }
  expect(Object.keys(joinFaults(nothing, 'personal'))).toContain('nickname')
  expect(Object.keys(joinFaults(nothing, 'business'))).not.toContain('nickname')
  expect(Object.keys(joinFaults(nothing, 'sns'))).toEqual(['nickname', 'email', 'address'])
  expect(joinFaults({ ...nothing, id: 'abc1' }, 'sns').id).toBe('아이디는 5자 이상 입력해 주세요.')
})

test('V-REQ-1: an empty sign-up asks for each field by its name, the second password too, and for no new one', () => {
  const nothing = { id: '', password: '', passwordConfirm: '', nickname: '', email: '', address: '' }
  expect(joinFaults(nothing, 'personal')).toEqual({
    id: '아이디를 입력해 주세요.',
    password: '비밀번호를 입력해 주세요.',
    passwordConfirm: '비밀번호 확인을 입력해 주세요.',
    nickname: '닉네임을 입력해 주세요.',
    email: '이메일을 입력해 주세요.',
    address: '주소를 입력해 주세요.',
  })
  expect(agencyAccountFaults({ memberId: '', password: '', passwordConfirm: '', email: '' })).toMatchObject({
    password: '비밀번호를 입력해 주세요.',
    passwordConfirm: '비밀번호 확인을 입력해 주세요.',
  })
  expect(newPasswordFaults({ newPassword: '', newPasswordConfirm: '' }, '')).toEqual({
    newPassword: '새 비밀번호를 입력해 주세요.',
    newPasswordConfirm: '새 비밀번호 확인을 입력해 주세요.',
  })
})

test('half-composed and decomposed Hangul: syllables count, loose letters do not', () => {
  expect(nicknameFault('집꾸미기'.normalize('NFD'))).toBeUndefined()
  expect(memberNameFault('홍길동'.normalize('NFD'))).toBeUndefined()
  expect(memberNameFault('홍길ㄷ')).toBeDefined()
  expect(emailFault('ｈｏｍｅ@example.com')).toBeDefined()
  expect(memberIdFault('ｈｏｕｓｅ０１')).toBeDefined()
  expect(nicknameFault('👨‍👩‍👧‍👦')).toBeUndefined()
})

test('S-JOIN: flags of a draft become consents by kind', () => {
  const agreed = { service: true, personal: true, locationYn: false, goodsMarketing: true, eventMarketing: false, adMarketing: false }
  expect(consentsOf(agreed)).toEqual({
    service: true,
    personalInfo: true,
    location: false,
    goodsSms: true,
    eventMail: false,
    marketing: false,
  })
})

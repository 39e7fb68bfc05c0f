// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { reactPlace } from '@/tests/support/react-place'
import { contactOf, finderEntries } from './finder-entries'
import { FindMember } from './find-member'

const { render } = reactPlace()
const asked = vi.fn()
beforeEach(() => {
  asked.mockReset()
  setCaller((async (_: unknown, input: unknown) => {
    asked(input)
    return { items: [{ memberNo: 'M1', memberName: '문*온', memberId: 'ga******' }] }
  }) as unknown as Caller)
})
const send = () => act(async () => document.querySelector('form')!.requestSubmit())
const write = (field: string, text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(`[data-field=${field}]`)!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('nothing is asked before a reason is given, and the focus is where it is written', async () => {
  await render(<FindMember first="010-2000-1008" onBack={() => undefined} />)
  expect((document.activeElement as HTMLElement).dataset['field']).toBe('reason')
  await send()
  expect(document.body.textContent).toContain('사유를 5자 이상 입력해 주세요.')
  expect(asked).not.toHaveBeenCalled()
  await write('reason', '전화 문의 본인 확인')
  await send()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ by: 'mobileNo', value: '01020001008', reason: '전화 문의 본인 확인' })
  expect(document.querySelector('a')!.textContent).toContain('문*온')
  // Enter opens who was found: in the reason it would search, and be recorded, once more.
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('a')))
  // Another number shows nobody until it is asked for.
  await write('value', '010-2000-10')
  expect(document.querySelector('a')).toBeNull()
  await send()
  expect(document.body.textContent).toContain('휴대전화 번호나 이메일을 끝까지 입력해 주세요.')
  expect(asked).toHaveBeenCalledOnce()
})

test.each([
  ['010-2000-1008', { by: 'mobileNo', value: '01020001008' }],
  ['01120001008', { by: 'mobileNo', value: '01120001008' }],
  [' gaon@example.com ', { by: 'email', value: 'gaon@example.com' }],
  ['010-2000', undefined],
  ['문가온', undefined],
  ['gaon@', undefined],
])('%s is a whole contact or none', (query, contact) => {
  expect(contactOf(query)).toEqual(contact)
})

test.each([
  ['2단계 인증', '내 계정'],
  ['비밀번호', '내 계정'],
  ['공지사항 쓰기', '새 공지사항 만들기'],
])('%s finds %s', (words, title) => {
  const person = { id: 'a', loginId: 'a', name: '관리자', role: 'adm', favourites: [] } as const
  const found = finderEntries(words, [], person as never, { routes: [], records: [], others: [] })
  expect(found.map((one) => one.title)).toContain(title)
})

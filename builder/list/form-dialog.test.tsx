// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { FormDialog } from './form-dialog'
import { TextField } from './text-field'
import { useForm } from './use-form'

const { render } = reactPlace()
const onClose = vi.fn()

function Asking({ isSafe = false }: { isSafe?: boolean }) {
  const [name, setName] = useState('')
  const form = useForm<'name'>(async () => (name === '' ? { name: '이름을 입력해 주세요.' } : undefined), ['name'])
  return (
    <FormDialog title="새 쿠폰" form={form} words="만들기" busyWords="만드는 중입니다" isSafe={isSafe} onClose={onClose}>
      <TextField label="이름" value={name} maxLength={20} {...form.field('name', setName)} />
    </FormDialog>
  )
}
const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
const type = (text: string) => act(async () => typeInto(dialogs()[0]!.querySelector<HTMLInputElement>('[data-field=name]')!, text))
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .filter(({ textContent }) => textContent === words)
      .at(-1)!
      .click(),
  )
/** Whether the browser would ask before the page is left. */
const isHeldBack = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const question = () => dialogs().find(({ textContent }) => textContent?.includes('입력하신 내용을 지우고 닫으시겠습니까?'))

beforeEach(async () => {
  onClose.mockClear()
  await render(null)
})

test('what was typed is not lost by one press: the dialog asks, and goes on with every word', async () => {
  await render(<Asking />)
  await type('겨울 나눔 쿠폰')
  await press('취소')
  expect(onClose).not.toHaveBeenCalled()
  expect(question()?.textContent).toContain('아직 저장하지 않은 내용입니다.')
  await press('계속 입력')
  expect(dialogs()[0]!.querySelector<HTMLInputElement>('[data-field=name]')!.value).toBe('겨울 나눔 쿠폰')
  await press('취소')
  await press('지우고 닫기')
  expect(onClose).toHaveBeenCalledOnce()
})

test('the browser asks before the page is left as long as words would be lost with it', async () => {
  await render(<Asking />)
  expect(isHeldBack()).toBe(false)
  await type('겨울 나눔 쿠폰')
  expect(isHeldBack()).toBe(true)
  await press('만들기')
  expect(isHeldBack()).toBe(false)
})

test('without a word, or where the words are stored elsewhere, it closes at once', async () => {
  await render(<Asking />)
  await press('취소')
  expect(onClose).toHaveBeenCalledTimes(1)
  await render(null)
  await render(<Asking isSafe />)
  await type('오븐 옆')
  await press('취소')
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(isHeldBack()).toBe(false)
})

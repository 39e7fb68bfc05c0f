// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { ReceiveDialog } from './receive-dialog'

const { render } = reactPlace()
const sent = vi.fn()
setCaller((async (_: unknown, input: object) => {
  sent(input)
  return { item: {} }
}) as unknown as Caller)
afterAll(() => setCaller(fetchCall))
beforeEach(() => sent.mockClear())

const lines = [{ lineSeq: 1, name: '의자', choices: ['빨강'], qty: 2 }]
const open = (cause: 'mind' | 'fault') => {
  const of = { returnSeq: 7, version: 1, cause, lines } as unknown as Parameters<typeof ReceiveDialog>[0]['of']
  return render(<ReceiveDialog of={of} onDone={() => undefined} onClose={() => undefined} />)
}
const field = () => document.querySelector<HTMLInputElement>('[role=dialog] input')!
const press = () => act(async () => document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')!.click())

test('what came back as faulty is counted by hand: nothing is sent until a number stands there', async () => {
  await open('fault')
  expect(field().value).toBe('')
  await press()
  expect(sent).not.toHaveBeenCalled()
  expect(document.querySelector('[role=dialog]')!.textContent).toContain('다시 팔 수 있는 수를 세어')
  await act(async () => typeInto(field(), '0'))
  await press()
  expect(sent).toHaveBeenCalledWith({ returnSeq: 7, version: 1, lines: [{ lineSeq: 1, sellableQty: 0 }] })
})

test('what came back for a change of mind begins with all of it', async () => {
  await open('mind')
  expect(field().value).toBe('2')
})

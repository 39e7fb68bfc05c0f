// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { DayField } from './day-field'

const { place, render } = reactPlace()
const asked = vi.fn<(day: string) => void>()
beforeEach(() => asked.mockReset())

function Screen() {
  const [day, setDay] = useState('2026-11-05')
  return (
    <DayField
      label="참여일부터"
      value={day}
      onChange={(next) => {
        asked(next)
        setDay(next)
      }}
    />
  )
}
const field = () => place.querySelector('input')!
const write = (text: string, isValid: boolean) =>
  act(async () => {
    Object.defineProperty(field(), 'validity', { configurable: true, value: { valid: isValid } })
    typeInto(field(), text)
  })

test('a half-typed year stays in the field, and filters only when complete', async () => {
  await render(<Screen />)
  await write('0002-11-05', false)
  expect(field().value).toBe('0002-11-05')
  expect(asked).not.toHaveBeenCalled()
  await write('2025-11-05', true)
  expect(field().value).toBe('2025-11-05')
  expect(asked.mock.calls).toEqual([['2025-11-05']])
})

test('an impossible day is replaced by the current filter, and an empty field filters nothing', async () => {
  await render(<Screen />)
  await write('0002-11-05', false)
  await act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(field().value).toBe('2026-11-05')
  await write('', true)
  expect(asked.mock.calls).toEqual([['']])
})

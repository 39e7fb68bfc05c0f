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
const write = (text: string) => act(async () => typeInto(field(), text))
const leave = () => act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const press = (key: string) => act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

test('its name is seen, and it shows the day in words', async () => {
  await render(<Screen />)
  expect(place.querySelector('label')!.textContent).toBe('참여일부터')
  expect(place.querySelector('label')!.htmlFor).toBe(field().id)
  expect(field().value).toBe('2026년 11월 5일 (목)')
})

test('a half-typed day stays in the field and is read aloud; it filters when it is left, or with Enter', async () => {
  await render(<Screen />)
  await write('2025.11.2')
  expect(asked).not.toHaveBeenCalled()
  expect(place.querySelector('[role=status]')!.textContent).toBe('2025년 11월 2일 (일)')
  await write('2025.11.29')
  await leave()
  expect(asked.mock.calls).toEqual([['2025-11-29']])
  expect(field().value).toBe('2025년 11월 29일 (토)')
  await write('2025.12.24')
  await press('Enter')
  expect(asked.mock.lastCall).toEqual(['2025-12-24'])
})

test('a whole day that a program or a paste gives counts at once', async () => {
  await render(<Screen />)
  await write('2020-01-31')
  expect(asked.mock.calls).toEqual([['2020-01-31']])
})

test('an impossible day stays, with the reason, and filters nothing; Escape brings the day back', async () => {
  await render(<Screen />)
  await write('2026.2.30')
  await leave()
  expect(field().value).toBe('2026.2.30')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(place.textContent).toContain('2026년 2월에는 30일이 없습니다.')
  expect(asked).not.toHaveBeenCalled()
  await press('Escape')
  expect(field().value).toBe('2026년 11월 5일 (목)')
})

test('an emptied field asks for no day', async () => {
  await render(<Screen />)
  await write('')
  await leave()
  expect(asked.mock.calls).toEqual([['']])
})

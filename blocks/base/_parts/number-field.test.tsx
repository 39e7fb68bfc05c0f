// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'

// The component itself, not its lazy entry.
const { NumberField } = await import('./number-field')

const { place, render } = reactPlace()

const onLetters = vi.fn()
function Field({ isMeasure = false }: { isMeasure?: boolean }) {
  const [value, setValue] = useState('')
  return <NumberField id="area" isMeasure={isMeasure} value={value} onChange={setValue} onLetters={onLetters} maxLength={5} />
}

/** As a browser does it: the text is in the field before the event fires. */
async function type(text: string, isComposing = false): Promise<HTMLInputElement> {
  const input = place.querySelector('input')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(Object.assign(new InputEvent('input', { bubbles: true }), { isComposing }))
  })
  return input
}

it('V-NUM-1: drops non-digits, typed or pasted, and excess digits', async () => {
  await render(<Field />)
  expect((await type('010-12a34')).value).toBe('01012')
  expect((await type('20㎡')).value).toBe('20')
})

it('V-NUM-1: leaves a letter alone while it is composed, and drops it afterwards', async () => {
  await render(<Field />)
  const input = await type('2ㄱ', true)
  expect(input.value).toBe('2ㄱ')
  await act(async () => void input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
  expect(input.value).toBe('2')
})

it('V-SC-2, V-VQ-2: reports dropped letters, and no digits', async () => {
  await render(<Field />)
  onLetters.mockClear()
  await type('１２ 3')
  expect(onLetters).not.toHaveBeenCalled()
  expect((await type('3번')).value).toBe('3')
  expect(onLetters).toHaveBeenCalledOnce()
})

it('keeps the point of a measure while it is typed letter by letter', async () => {
  await render(<Field isMeasure />)
  for (const text of ['1', '19', '19.']) await type(text)
  expect((await type('19.8')).value).toBe('19.8')
})

it('keeps what is no measure as it was typed, so that nobody is told the amount of another number', async () => {
  await render(<Field isMeasure />)
  for (const text of ['-3', '1e5', '1.2.3']) expect((await type(text)).value).toBe(text)
  expect((await type('20㎡')).value).toBe('20')
})

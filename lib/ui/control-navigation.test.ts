// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import { controlNavigation, follow, type Direction } from './control-navigation'

const ends: (() => void)[] = []
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
beforeEach(() => {
  document.body.innerHTML = '<a href="/wanted"><b>가기</b></a>'
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  // Removes a listener that no event reached.
  dispatchEvent(new Event('click'))
  vi.clearAllMocks()
})
const control = (direction: Direction) => ends.push(controlNavigation(() => direction))
/** Clicks the link. @returns whether the browser follows it. */
const press = (more: MouseEventInit = {}, link = document.querySelector('a')!) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  let goesOn = false
  // The last listener prevents the navigation after it has read the result.
  addEventListener('click', () => ((goesOn = !event.defaultPrevented), event.preventDefault()), { once: true })
  ;(link.firstElementChild ?? link).dispatchEvent(event)
  return goesOn
}

test.each(examplesOf('G-GLOBAL'))('G-GLOBAL: %s', (_says, given: Direction, expected: { address: string | null; entries: number }) => {
  control(given)
  const goesOn = press()
  const address = goesOn ? 'wanted' : ((assign.mock.calls[0]?.[0] ?? replace.mock.calls[0]?.[0] ?? null) as string | null)
  expect({ address, entries: goesOn ? 1 : assign.mock.calls.length }).toEqual(expected)
})

test('G-GLOBAL: the latest controller is called first, and a removed one is not called', () => {
  control('redirect:/first')
  const end = controlNavigation(() => 'hold')
  expect([press(), assign.mock.calls]).toEqual([false, []])
  end()
  end()
  expect([press(), assign.mock.calls]).toEqual([false, [['/first']]])
})

test('a new tab, another site, a download and a click outside links are not controlled', () => {
  control('hold')
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) expect(press({ [key]: true }), key).toBe(true)
  expect(press({ button: 1 })).toBe(true)
  for (const link of [
    '<a href="https://elsewhere.example/">x</a>',
    '<a href="/x" target="_blank">x</a>',
    '<a href="/x" download>x</a>',
    '<a>x</a>',
  ]) {
    document.body.innerHTML = link
    expect(press(), link).toBe(true)
  }
})

test('a navigation by script is controlled too', () => {
  follow('/a')
  control('hold')
  follow('/b')
  control('replace:/c')
  follow('/b')
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[['/a']], [['/c']]])
})

// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { heldPress, HOLD_PRESS } from './hold-press'

afterEach(() => vi.restoreAllMocks())

/** Presses the first element of this selector on a page whose script has come, or not. */
function press(selector: string, { hasScript }: { hasScript: boolean }) {
  document.body.innerHTML = `<maru-island key="a-0"><button><b>담기</b></button><a href="#x">링크</a><a href="/media/a.webp" aria-haspopup="dialog"><img alt="거실"></a></maru-island><button id="outside">밖</button>`
  vi.spyOn(customElements, 'get').mockReturnValue(hasScript ? HTMLElement : undefined)
  const pressed = document.querySelector(selector)!
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  pressed.dispatchEvent(event)
  return { held: heldPress(document.querySelector('maru-island')!), isPrevented: event.defaultPrevented }
}

test('a press before the script is stored on its island and shown there, a photograph’s as well; other links, other buttons and later presses are not', () => {
  runInThisContext(HOLD_PRESS)
  const { held, isPrevented } = press('b', { hasScript: false })
  expect([held?.tagName, isPrevented, held?.ariaBusy]).toEqual(['BUTTON', true, 'true'])
  const picture = press('img', { hasScript: false })
  expect([picture.held?.getAttribute('href'), picture.isPrevented]).toEqual(['/media/a.webp', true])
  for (const selector of ['a', '#outside']) expect(press(selector, { hasScript: false })).toEqual({ held: undefined, isPrevented: false })
  expect(press('b', { hasScript: true })).toEqual({ held: undefined, isPrevented: false })
})

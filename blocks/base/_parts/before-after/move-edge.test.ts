// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { moveEdge } from './move-edge'

function drawn() {
  document.body.innerHTML = `<div><div class="before-after" style="--edge:50%"><input type="range" min="0" max="100" value="50"></div>
    <p><span>밀기</span><span>50 % 시공 후</span></p><maru-island><maru-slot></maru-slot></maru-island></div>`
  const range = document.querySelector('input')!
  return {
    end: moveEdge(document.querySelector('maru-slot')!),
    move: (to: string) => {
      range.value = to
      range.dispatchEvent(new Event('input'))
    },
    said: () => [
      document.querySelector<HTMLElement>('.before-after')!.style.getPropertyValue('--edge'),
      range.getAttribute('aria-valuetext'),
      document.querySelector('p')!.lastElementChild!.textContent,
    ],
  }
}

test('the edge follows the range, and words say how much of afterwards is seen', () => {
  const { move, said } = drawn()
  move('38')
  expect(said()).toEqual(['38%', '62 % 시공 후', '62 % 시공 후'])
  move('100')
  expect(said()).toEqual(['100%', '0 % 시공 후', '0 % 시공 후'])
})

test('it follows no more once it has ended', () => {
  const { move, said, end } = drawn()
  end()
  move('10')
  expect(said()[0]).toBe('50%')
})

// @vitest-environment happy-dom
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { useLostFocus } from './use-lost-focus'

const { place, render } = reactPlace()
function Acts({ acts }: { acts: readonly string[] }) {
  const title = useRef<HTMLHeadingElement>(null)
  const { given } = useLostFocus(title)
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        예약
      </h1>
      <div {...given}>
        {acts.map((act) => (
          <button key={act} type="button">
            {act}
          </button>
        ))}
      </div>
      <input />
    </>
  )
}
const focused = () => document.activeElement?.tagName

test('the focus of a button that is removed goes to the title; any other focus stays', async () => {
  await render(<Acts acts={['취소', '기록']} />)
  place.querySelector('button')!.focus()
  await render(<Acts acts={['기록']} />)
  expect(focused()).toBe('H1')

  place.querySelector('input')!.focus()
  await render(<Acts acts={[]} />)
  expect(focused()).toBe('INPUT')

  await render(<Acts acts={['취소', '기록']} />)
  place.querySelectorAll('button')[1]!.focus()
  await render(<Acts acts={['기록']} />)
  expect(document.activeElement?.textContent).toBe('기록')
})

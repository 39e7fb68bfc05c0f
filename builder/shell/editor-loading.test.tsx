// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { EditorLoading } from './editor-loading'

const { place, render } = reactPlace()

test('while the editor opens, the frame says so to the eye and to a screen reader', async () => {
  await render(<EditorLoading />)
  const status = place.querySelector('[role=status]')!
  expect(status.textContent).toBe('편집기를 여는 중입니다.')
  expect(status.querySelector('.sr-only')).toBeNull()
})

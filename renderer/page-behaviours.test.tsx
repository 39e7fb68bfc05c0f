// @vitest-environment happy-dom
import { StrictMode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { PageBehaviours } from './page-behaviours'

const { render } = reactPlace()
beforeEach(() => {
  delete window.dataLayer
  document.querySelector('[data-analytics]')?.remove()
  document.body.insertAdjacentHTML('beforeend', `<div data-analytics='{"event":"readCategory","category":"floor"}'></div>`)
})
const sent = () => (window.dataLayer ?? []).filter(({ event }) => event === 'readCategory')

test('K-GTM: a category read is sent to analytics once', async () => {
  await render(<PageBehaviours />)
  expect(sent()).toMatchObject([{ category: 'floor' }])
})

test('K-GTM: it is sent once too where effects run twice, as in development', async () => {
  await render(
    <StrictMode>
      <PageBehaviours />
    </StrictMode>,
  )
  expect(sent()).toHaveLength(1)
})

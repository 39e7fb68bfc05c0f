import { expect, test } from 'vitest'
import { MOST_OF_ONE_NETWORK, ViewLimit } from './view-limit'

const viewer = { network: '203.0.113.7', userAgent: 'Chrome', path: '/a', day: '2026-11-22' }

test('one network and browser is held at a page; others, other pages and the next day are not', () => {
  const limit = new ViewLimit()
  const admitted = Array.from({ length: 100 }, () => limit.admits(viewer)).filter(Boolean)
  expect(admitted).toHaveLength(MOST_OF_ONE_NETWORK)
  expect(limit.admits({ ...viewer, path: '/b' })).toBe(true)
  expect(limit.admits({ ...viewer, network: '203.0.113.8' })).toBe(true)
  expect(limit.admits({ ...viewer, userAgent: 'Safari' })).toBe(true)
  expect(limit.admits({ ...viewer, day: '2026-11-23' })).toBe(true)
})

test('a hundred thousand different visitors are all admitted, in the same memory', () => {
  const limit = new ViewLimit()
  let refused = 0
  for (let i = 0; i < 100_000; i++) if (!limit.admits({ ...viewer, network: `visitor ${i}` })) refused++
  expect(refused).toBe(0)
})

import { expect, test } from 'vitest'
import { Gate } from './gate'

test('a few run at a time, the rest wait in order, and what finds the queue full is refused', async () => {
  const gate = new Gate(2, 3)
  const order: number[] = []
  const ends: (() => void)[] = []
  const enter = (i: number): Promise<void> =>
    gate.through(async () => {
      order.push(i)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
  const all = [0, 1, 2, 3, 4].map(enter)
  await expect(enter(5)).rejects.toThrow()
  expect(order).toEqual([0, 1])
  for (let i = 0; i < 5; i++) {
    ends[i]?.()
    await all[i]
    await Promise.resolve()
  }
  expect(order).toEqual([0, 1, 2, 3, 4])
  await gate.through(() => Promise.reject(new Error('fails'))).catch(() => undefined)
  const again = gate.through(() => Promise.resolve('free'))
  expect(await again).toBe('free')
})

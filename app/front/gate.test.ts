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

test('work that only waits from now on leaves, once, and another comes in', async () => {
  const gate = new Gate(1, 3)
  const end = Promise.withResolvers<void>()
  let isIn = 0
  const first = gate.through(async (leave) => {
    leave()
    leave()
    await end.promise
  })
  const hold = Promise.withResolvers<void>()
  const others = [0, 1].map(() => gate.through(async () => (isIn++, hold.promise)))
  await Promise.resolve()
  expect(isIn).toBe(1)
  end.resolve()
  await first
  expect(isIn).toBe(1)
  hold.resolve()
  await Promise.all(others)
  expect(isIn).toBe(2)
})

import { expect, test } from 'vitest'
import { Semaphore } from './semaphore'

test('a few run at a time, the rest wait in order, and work that finds the queue full is refused', async () => {
  const semaphore = new Semaphore(2, 3)
  const order: number[] = []
  const ends: (() => void)[] = []
  const enter = (i: number): Promise<void> =>
    semaphore.run(async () => {
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
  await semaphore.run(() => Promise.reject(new Error('fails'))).catch(() => undefined)
  const again = semaphore.run(() => Promise.resolve('free'))
  expect(await again).toBe('free')
})

test('work that only waits from now on leaves, once, and other work starts', async () => {
  const semaphore = new Semaphore(1, 3)
  const end = Promise.withResolvers<void>()
  let isIn = 0
  const first = semaphore.run(async (leave) => {
    leave()
    leave()
    await end.promise
  })
  const hold = Promise.withResolvers<void>()
  const others = [0, 1].map(() => semaphore.run(async () => (isIn++, hold.promise)))
  await Promise.resolve()
  expect(isIn).toBe(1)
  end.resolve()
  await first
  expect(isIn).toBe(1)
  hold.resolve()
  await Promise.all(others)
  expect(isIn).toBe(2)
})

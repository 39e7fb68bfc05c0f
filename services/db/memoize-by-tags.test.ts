import { expect, test, vi } from 'vitest'
import { setTagNumbers, tagNumbers } from '@/lib/tag-numbers'
import type { Database } from './database'
import { memoizeByTags } from './memoize-by-tags'

test('a result is reused while its tags are unchanged, and a failure is not cached', async () => {
  const before = tagNumbers()
  const numbers = new Map<string, number>()
  setTagNumbers({ current: (tag) => numbers.get(tag) ?? 0, bump: () => undefined })
  const db = {} as Database
  const build = vi.fn(async () => numbers.get('cases'))
  try {
    await memoizeByTags(db, ['cases'], 'x', build)
    await memoizeByTags(db, ['cases'], 'x', build)
    expect(build).toHaveBeenCalledTimes(1)
    numbers.set('cases', 7)
    expect(await memoizeByTags(db, ['cases'], 'x', build)).toBe(7)
    await expect(memoizeByTags({} as Database, ['cases'], 'x', async () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await memoizeByTags({} as Database, ['cases'], 'x', build)).toBe(7)
    const broken = {} as Database
    await expect(memoizeByTags(broken, [], 'y', () => Promise.reject(new Error('away')))).rejects.toThrow()
    await Promise.resolve()
    expect(await memoizeByTags(broken, [], 'y', async () => 1)).toBe(1)
  } finally {
    setTagNumbers(before)
  }
})

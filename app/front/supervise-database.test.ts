import { afterEach, expect, test, vi } from 'vitest'
import { superviseDatabase, type DatabaseSteps } from './supervise-database'

afterEach(() => void vi.useRealTimers())

function supervised(changes: Partial<DatabaseSteps<string>>) {
  vi.useFakeTimers()
  const events: string[] = []
  const opened = superviseDatabase({
    open: () => Promise.resolve('database'),
    prepare: () => Promise.resolve(),
    ping: () => Promise.resolve(),
    isPassing: (error) => (error as Error).message === 'away',
    onRefused: (error) => void events.push(`refused: ${(error as Error).message}`),
    onChange: (state) => void events.push(state),
    ...changes,
  })
  return { opened, events }
}

test('an unreachable database at the start is tried again until it answers, and is then migrated and seeded', async () => {
  let tries = 0
  const { opened, events } = supervised({ prepare: () => (++tries < 3 ? Promise.reject(new Error('away')) : Promise.resolve()) })
  expect(opened.state()).toBe('opening')
  await opened.opened
  expect(opened.state()).toBe('away')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(events).toEqual(['away', 'open'])
  opened.stop()
})

test('a permanent refusal is reported once and not retried', async () => {
  let tries = 0
  const { opened, events } = supervised({ open: () => Promise.reject(new Error(`locked ${++tries}`)) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual(['refused: locked 1'])
  opened.stop()
})

test('a lost and restored database is noticed without a request', async () => {
  let there = true
  const { opened, events } = supervised({ ping: () => (there ? Promise.resolve() : Promise.reject(new Error('away'))) })
  await opened.opened
  there = false
  await vi.advanceTimersByTimeAsync(1_500)
  expect(opened.state()).toBe('away')
  there = true
  await vi.advanceTimersByTimeAsync(1_500)
  expect(events).toEqual(['open', 'away', 'open'])
  opened.stop()
})

test('one late answer does not count as unavailable', async () => {
  let pings = 0
  const { opened, events } = supervised({ ping: () => (++pings === 1 ? Promise.reject(new Error('away')) : Promise.resolve()) })
  await opened.opened
  await vi.advanceTimersByTimeAsync(3_000)
  expect(events).toEqual(['open'])
  opened.stop()
})

import { afterEach, describe, expect, test } from 'vitest'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { examplesOf } from '@/tests/support/member-examples'
import { wordCheck } from './word-check'

interface PendingCheck {
  word: string
  signal: AbortSignal
  answer: (validYn: 'Y' | 'N') => void
  fail: (error: Error) => void
}
let asked: PendingCheck[] = []
/** Answers on command; with `obeys` it rejects when aborted, as fetch does. */
function listen(obeys = true): void {
  asked = []
  setCaller((async (_contract: unknown, input: { word: string }, options: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    if (obeys) options.signal.addEventListener('abort', () => reject(new DOMException('taken back', 'AbortError')))
    asked.push({
      word: input.word,
      signal: options.signal,
      answer: (validYn) => resolve({ item: { validYn, word: validYn === 'N' ? input.word : '' } }),
      fail: reject,
    })
    return promise
  }) as unknown as Caller)
}
afterEach(() => setCaller(fetchCall))

describe.each([true, false])('the first check is cancelled: %s', (obeys) => {
  test.each(examplesOf('V-FW-2'))(
    'V-FW-2: %s',
    async (_says, { typed }: { typed: string[] }, expected: { aborted: number; valid: boolean }) => {
      listen(obeys)
      const check = wordCheck()
      const answers = typed.map((word) => check(word))
      expect(asked.filter(({ signal }) => signal.aborted)).toHaveLength(expected.aborted)
      expect(asked.map(({ word }) => word)).toEqual(typed)
      for (const one of asked.toReversed()) one.answer(one.word === '금칙어' ? 'N' : 'Y')
      expect(await Promise.all(answers)).toEqual([...typed.slice(1).map(() => 'overtaken'), expected.valid ? 'ok' : 'forbidden'])
    },
  )
})

test('V-FW-2: a single word typed: its answer is used', async () => {
  listen()
  const check = wordCheck()
  const only = check('금칙어')
  asked[0]!.answer('N')
  expect(await only).toBe('forbidden')
})

test('two fields do not cancel each other’s checks', async () => {
  listen()
  const answers = [wordCheck()('하나'), wordCheck()('둘')]
  for (const { answer } of asked) answer('Y')
  expect(await Promise.all(answers)).toEqual(['ok', 'ok'])
})

test('a failed check rejects, unless a newer one was started', async () => {
  listen(false)
  const check = wordCheck()
  const first = check('하나')
  const second = check('둘')
  asked[0]!.fail(new Error('network'))
  asked[1]!.fail(new Error('network'))
  expect(await first).toBe('overtaken')
  await expect(second).rejects.toThrow('network')
})

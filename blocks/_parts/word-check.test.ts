import { afterEach, expect, test } from 'vitest'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/call'
import { wordCheck } from './word-check'

interface Asked {
  word: string
  signal: AbortSignal
  answer: (validYn: 'Y' | 'N') => void
  fail: (error: Error) => void
}
let asked: Asked[] = []
/** Answers when told to; with `obeys` it rejects when it is taken back, as fetch does. */
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

test.each([true, false])(
  'V-FW-2: 금칙어, then 좋은집 before the answer: the first is aborted, the field is valid (aborts: %s)',
  async (obeys) => {
    listen(obeys)
    const check = wordCheck()
    const first = check('금칙어')
    const second = check('좋은집')
    expect(asked.map(({ word, signal }) => [word, signal.aborted])).toEqual([
      ['금칙어', true],
      ['좋은집', false],
    ])
    asked[1]!.answer('Y')
    asked[0]!.answer('N')
    expect(await Promise.all([first, second])).toEqual(['overtaken', 'ok'])
  },
)

test('V-FW-2: a single word typed: its answer is used', async () => {
  listen()
  const check = wordCheck()
  const only = check('금칙어')
  asked[0]!.answer('N')
  expect(await only).toBe('forbidden')
})

test('two fields do not take back each other’s questions', async () => {
  listen()
  const answers = [wordCheck()('하나'), wordCheck()('둘')]
  for (const { answer } of asked) answer('Y')
  expect(await Promise.all(answers)).toEqual(['ok', 'ok'])
})

test('a question that failed says so, unless a newer one was asked', async () => {
  listen(false)
  const check = wordCheck()
  const first = check('하나')
  const second = check('둘')
  asked[0]!.fail(new Error('network'))
  asked[1]!.fail(new Error('network'))
  expect(await first).toBe('overtaken')
  await expect(second).rejects.toThrow('network')
})

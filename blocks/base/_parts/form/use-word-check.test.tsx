// @vitest-environment happy-dom
import { act } from 'react'
import { useForm, type ResolverResult } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { reactPlace } from '@/tests/support/react-place'

// The component itself, not its lazy entry.
const { useRejudged, useWordCheck } = await import('./use-word-check')

const { place, render } = reactPlace()

function Form({ typed }: { typed: string }) {
  const words = useWordCheck()
  const form = useForm<{ nickname: string }>({
    defaultValues: { nickname: '' },
    resolver: (values): ResolverResult<{ nickname: string }> =>
      words.isForbidden(values.nickname)
        ? { values: {}, errors: { nickname: { type: 'rule', message: FORBIDDEN_WORD } } }
        : { values, errors: {} },
  })
  useRejudged(form, 'nickname', words)
  const type = () => {
    form.setValue('nickname', typed)
    void words.ask(typed)
  }
  return <button onClick={type}>{form.formState.errors.nickname?.message ?? 'fine'}</button>
}
afterEach(() => setCaller(fetchCall))

test('V-FW-1: an answer is shown at the field as soon as it arrives, and removed when the word is', async () => {
  setCaller((async (_: unknown, { word }: { word: string }) =>
    Promise.resolve({ item: { validYn: word.includes('금칙어') ? 'N' : 'Y', word: '' } })) as unknown as Caller)
  const type = async (typed: string) => {
    await render(<Form typed={typed} />)
    await act(async () => place.querySelector('button')!.click())
    return place.textContent
  }
  expect(await type('집꾸')).toBe('fine')
  expect(await type('금칙어 집')).toBe(FORBIDDEN_WORD)
  expect(await type('집꾸미기')).toBe('fine')
})

// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { useKeptText } from './use-kept-text'

const { render } = reactPlace()
let kept: ReturnType<typeof useKeptText>
function Writer({ name }: { name: string }) {
  const present = useKeptText(name)
  useEffect(() => {
    kept = present
  })
  return null
}
const open = async (name: string) => {
  await render(null)
  await render(<Writer name={name} />)
}
const change = (text: string) => act(async () => kept.change(text))
const keyOf = async () => {
  let key = ''
  await act(async () => void (key = kept.keyOf()))
  return key
}
beforeEach(() => sessionStorage.clear())

test('what was folded away is there again, and each text in its own place', async () => {
  await open('a')
  await change('쓰던 말')
  await open('b')
  expect(kept.text).toBe('')
  await open('a')
  expect(kept.text).toBe('쓰던 말')
  await change('')
  expect(sessionStorage.length).toBe(0)
})

test('a text has one key until it changes, also after a reload', async () => {
  await open('a')
  await change('쓰던 말')
  const key = await keyOf()
  await open('a')
  expect(await keyOf()).toBe(key)
  await change('고친 말')
  expect(await keyOf()).not.toBe(key)
})

test.each(['{', '"text"', '[]'])('what lies there broken (%s) is no text', async (broken) => {
  sessionStorage.setItem('maru-office-text:a', broken)
  await open('a')
  expect(kept.text).toBe('')
})

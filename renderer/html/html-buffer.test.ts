import { expect, test } from 'vitest'
import { HtmlBuffer } from './html-buffer'

const memoryOf = (out: HtmlBuffer): ArrayBufferLike => {
  out.text('글')
  return out.take().buffer
}

test('memory that was given back serves the next page, once', () => {
  const first = new HtmlBuffer()
  const memory = memoryOf(first)
  expect(memoryOf(new HtmlBuffer())).not.toBe(memory)
  first.release()
  first.release()
  expect(memoryOf(new HtmlBuffer())).toBe(memory)
  expect(memoryOf(new HtmlBuffer())).not.toBe(memory)
})

test('a page that grows in memory of another has its own bytes only', () => {
  const first = new HtmlBuffer()
  first.text('앞선 쪽'.repeat(100))
  first.take()
  first.release()
  const out = new HtmlBuffer()
  out.text('가')
  const text = '나'.repeat(400_000)
  out.text(text)
  expect(out.take().toString()).toBe(`가${text}`)
})

test('a page that is written on after its memory was given back does not reach into the next one', () => {
  const first = new HtmlBuffer()
  first.text('앞')
  first.release()
  const next = new HtmlBuffer()
  next.text('다음 쪽')
  first.text('늦은 글')
  expect([next.take().toString(), first.take().toString()]).toEqual(['다음 쪽', '늦은 글'])
})

import { expect, test } from 'vitest'
import { coreSuffices } from './core-sheet'

const suffices = coreSuffices(new Set(['grid-cols-7', '[&>p]:mt-4', 'content-["결"]', 'prose']))
/** As it is written, and as it is remembered. */
const isEnough = (html: string) => {
  const bytes = Buffer.from(html)
  const answers = new Set([suffices(html), suffices(bytes), suffices(bytes)])
  return answers.size === 1 ? answers.has(true) : answers
}

test('the core of the style sheet is enough for a page without a class that only the whole one has', () => {
  expect(isEnough('<p class="flex mt-4">grid-cols-7</p><p class="">prose</p>')).toBe(true)
  expect(isEnough('<p>결</p>')).toBe(true)
  expect(isEnough('<p class="flex"></p><p class="mt-4 grid-cols-7 flex"></p>')).toBe(false)
  expect(isEnough('<template><div class="prose"></div></template>')).toBe(false)
  expect(isEnough('<div class="proses"></div>')).toBe(true)
})

test('classes are compared as they are meant, not as they are written', () => {
  expect(isEnough('<div class="flex [&amp;&gt;p]:mt-4"></div>')).toBe(false)
  expect(isEnough('<div class="flex content-[&quot;결&quot;]"></div>')).toBe(false)
  expect(isEnough('<div class="flex [&amp;&gt;p]:mt-8"></div>')).toBe(true)
})

test('a page that is cut off in the middle of its classes needs the whole sheet', () => {
  expect(isEnough('<div class="flex')).toBe(false)
})

import { expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes'

it.each([
  ['', 1],
  ['<p>짧은 글입니다.</p>', 1],
  [`<p>${'가'.repeat(1_000)}</p>`, 2],
  [`<p class="${'x'.repeat(9_000)}">${'가 '.repeat(1_500)}</p>`, 3],
])('%#: only words are counted', (html, minutes) => expect(readingMinutes(html)).toBe(minutes))

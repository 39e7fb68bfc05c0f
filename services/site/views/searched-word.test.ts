import { expect, test } from 'vitest'
import { searchedWord } from './searched-word'

test.each([
  [' 강 마루 ', '강마루'],
  ['OAK 600x600', 'oak600x600'],
  ['me@example.com', ''],
  ['홍길동 010-1234-5678', '홍길동'],
  ['01012345678', ''],
  ['가'.repeat(100), '가'.repeat(40)],
])('%s is kept as %j', (text, kept) => expect(searchedWord(text)).toBe(kept))

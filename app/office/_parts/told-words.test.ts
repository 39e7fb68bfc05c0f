import { expect, test } from 'vitest'
import { toldWords } from './told-words'

test('at night nobody is told that the buyer has heard of it', () => {
  expect(toldWords('배송을 마쳤습니다.', new Date('2026-06-01T05:00:00Z'))).toBe('배송을 마쳤습니다. 고객에게 알렸습니다.')
  for (const night of ['2026-06-01T12:00:00Z', '2026-06-01T22:59:00Z'])
    expect(toldWords('배송을 마쳤습니다.', new Date(night))).toBe('배송을 마쳤습니다. 고객에게 메일은 지금, 문자는 오전 8시에 보냅니다.')
})

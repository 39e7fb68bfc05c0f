import { expect, test } from 'vitest'
import { placesWords } from './places-words'

const problem = (message: string) => ({ pointer: '/x', message })

test('the places to look at are named one by one, a long list ends in a number', () => {
  expect(placesWords([problem('제목을 입력해 주세요.'), problem('본문을 입력해 주세요.')])).toBe(
    '2곳을 확인해 주세요. 제목을 입력해 주세요. 본문을 입력해 주세요. 입력한 내용은 그대로 있습니다.',
  )
  expect(placesWords(Array.from({ length: 7 }, (_, i) => problem(`${i + 1}.`)))).toBe(
    '7곳을 확인해 주세요. 1. 2. 3. 4. 5. 그 밖에 2곳이 더 있습니다. 입력한 내용은 그대로 있습니다.',
  )
})

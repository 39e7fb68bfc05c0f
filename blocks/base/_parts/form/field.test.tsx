// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { sourceFiles } from '@/tests/support/source-files'
import { SelectField } from './select-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'

const { place, render } = reactPlace()

test('a label and its mark are two words, for who hears, copies or searches them', async () => {
  await render(
    <form>
      <TextField id="mail" label="이메일" optional />
      <TextArea id="wish" label="요청 사항" optional />
      <SelectField id="home" label="주거 형태" optional options={[]} />
      <TextField id="name" label="이름" />
    </form>,
  )
  expect([...place.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    '이메일 선택',
    '요청 사항 선택',
    '주거 형태 선택',
    '이름',
  ])
})

test('no words of a block are parted by a margin alone', () => {
  const glued = sourceFiles().filter(
    (file) =>
      /^blocks\/.*\.tsx$/.test(file) &&
      /<(?:span|a|b|small)\b[^>]*? className="(?:[^"]* )?ml-1(?:\.5)?[ "]/.test(readFileSync(file, 'utf8')),
  )
  expect(glued).toEqual([])
})

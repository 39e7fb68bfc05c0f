import { expect, test } from 'vitest'
import { noticeRecord } from './content/notice-record'
import { caseRecord } from './content/case-record'
import { fieldAt } from './field-at'
import { requiredFields } from './required-fields'

const titles = (type: Parameters<typeof requiredFields>[0]) => [...requiredFields(type)].map((pointer) => fieldAt(type.form, pointer).title)

test('the needed fields of a record are those that its publication asks for while it is empty', () => {
  expect(titles(noticeRecord)).toEqual(['분류', '제목', '게시일'])
  expect(titles(caseRecord)).toEqual(['종류', '제목', '주거 형태', '스타일', '가족 형태', '예산', '시공 기간', '게시일', '대표 사진'])
})

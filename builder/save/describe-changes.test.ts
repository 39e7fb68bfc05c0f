import { beforeAll, expect, test } from 'vitest'
import { blocks } from '@/blocks/areas'
import { registerBlocks } from '@/renderer/blocks'
import type { Block, PageDocument } from '@/schemas/page/document'
import { heading, section } from '@/tests/support/sample-editor'
import { describeChanges } from './describe-changes'

beforeAll(() => registerBlocks(blocks))

const page = (content: Block[], more: Partial<PageDocument> = {}): PageDocument => ({
  schemaVersion: 1,
  kind: 'page',
  route: '/p',
  title: '시험',
  layout: 'default',
  blocks: content,
  ...more,
})
const said = (before: PageDocument, after: PageDocument) =>
  describeChanges(before, after).map(({ kind, label, excerpt, detail }) => [kind, label, excerpt, detail].filter(Boolean).join(' | '))

test('equal content is not listed', () => {
  const content = [section('s', heading('a'))]
  expect(said(page(content), page(structuredClone(content)))).toEqual([])
  // The order of keys does not count, nor does a field without a value.
  const { title, ...rest } = page(content)
  expect(said(page(content), { ...rest, title, seo: undefined })).toEqual([])
})

test('each change names its block and its fields in Korean, in reading order, with removed blocks last', () => {
  const before = page([heading('a', '가'), heading('b', '나'), section('s', heading('c', '다'), heading('d', '라')), heading('e', '마')])
  const after = page(
    [
      { ...heading('e', '마') },
      { ...heading('a', '새 글'), props: { text: '새 글', level: 3 }, show: { on: ['pc'] } },
      section('n', heading('n1', '새것'), heading('n2', '또')),
      { ...heading('b', '나'), name: '여는 말' },
    ],
    { title: '다른 제목', seo: { noindex: true } },
  )
  expect(said(before, after)).toEqual([
    'head | 페이지 설정 | 제목, 검색 정보',
    'moved | 제목 | 마',
    'changed | 제목 | 새 글 | 제목, 단계, 보이기',
    'added | 구역 | 안의 블록 2개 포함',
    'changed | 여는 말 | 이름',
    'removed | 구역 | 안의 블록 2개 포함',
  ])
})

test('a block that was moved and changed is listed with both', () => {
  const before = page([heading('a', '가'), section('s')])
  const after = page([section('s', heading('a', '나'))])
  expect(describeChanges(before, after).map(({ kind, blockId }) => `${kind} ${blockId}`)).toEqual(['changed a', 'moved a'])
})

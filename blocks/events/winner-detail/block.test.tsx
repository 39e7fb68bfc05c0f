import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContext } from '@/renderer/define-block'
import { pageContext } from '@/tests/support/draw-example'
import { WinnerDetail } from './view'

const record = {
  WINNER_SEQ: 5,
  SUBJECT_WINNER: '당첨자 발표',
  EVENT_SEQ: 101 as number | null,
  REG_DT: '2026-11-01T05:00:00Z',
  CONTENTS: '<p>홍*동</p>',
  PREV: { WINNER_SEQ: 4, SUBJECT_WINNER: '이전 발표', REG_DT: '' },
  NEXT: null,
}
const draw = (query: Record<string, string>, change: Partial<typeof record> = {}) => {
  const page: PageContext = { ...pageContext, query, subject: { kind: 'winner', title: '당첨자 발표', record: { ...record, ...change } } }
  return renderToStaticMarkup(<WinnerDetail id="post" props={{}} data={undefined} slots={{}} page={page} />)
}

test('a winner post links back to the page of the list that it was opened from', () => {
  expect(draw({ pageNo: '2' })).toContain('href="/zin/event/winner?pageNo=2"')
  for (const pageNo of ['1', '-1', 'x', '']) expect(draw({ pageNo })).toContain('href="/zin/event/winner"')
})

test('it links to its event and its neighbours, if any', () => {
  expect(draw({})).toContain('href="/zin/event/finish/101"')
  expect(draw({})).toContain('href="/zin/event/winner/detail/4"')
  expect(draw({})).not.toContain('다음 글')
  expect(draw({}, { EVENT_SEQ: null })).not.toContain('이벤트 보기')
})

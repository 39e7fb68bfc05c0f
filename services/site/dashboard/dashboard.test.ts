import { describe, expect, test } from 'vitest'
import type { Item } from '@/schemas/api/base/contract'
import type { readDashboard } from '@/schemas/api/site/dashboard'
import { countLater } from '@/services/counts/count-later'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { app, days, openViews, NOW, write } from '../views/open-views-for-tests'

type Board = Item<typeof readDashboard>

function count(kind: string, subject: string, daysAgo: number, times: number, source = ''): void {
  for (let i = 0; i < times; i++) countLater({ siteId: 'site', now: days(-daysAgo) }, { kind, subject, source })
}
const read = async (query = '') => {
  const { data } = await app.get(`/adm/dashboard/read?${query}`, { as: PEOPLE.manager, now: NOW })
  return data.item as unknown as Board
}
const exported = async (query = '') => (await app.get(`/adm/dashboard/export?${query}`, { as: PEOPLE.manager, now: NOW })).data

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openViews(kind)

  test('days, the days before, the most counted by name and where they came from', async () => {
    count('case', '1', 0, 3, 'naver')
    count('case', '2', 6, 2, 'direct')
    count('case', '2', 7, 5, 'direct')
    count('case', '1', 13, 1, 'naver')
    count('case', '1', 14, 9, 'naver')
    count('join', '', 1, 2)
    await write()
    const board = await read('days=7&kind=case')
    expect(board).toMatchObject({
      from: '2026-11-16',
      until: '2026-11-22',
      beforeFrom: '2026-11-09',
      beforeUntil: '2026-11-15',
      kind: 'case',
    })
    expect(board.kinds.find((one) => one.kind === 'case')).toMatchObject({
      total: 5,
      before: 6,
      byDay: [2, 0, 0, 0, 0, 0, 3],
      beforeByDay: [1, 0, 0, 0, 0, 0, 5],
    })
    expect(board.kinds.find((one) => one.kind === 'join')).toMatchObject({ total: 2, before: 0 })
    expect(board.subjects).toEqual([
      { subject: '1', words: '사례 1', path: '/styling/expert-style/detail/1', count: 3, before: 1 },
      { subject: '2', words: '사례 2', path: '/styling/expert-style/detail/2', count: 2, before: 5 },
    ])
    expect(board.sources).toEqual([
      { source: 'naver', count: 3, before: 1 },
      { source: 'direct', count: 2, before: 5 },
    ])
  })

  test('one source shows only what is counted by source', async () => {
    count('case', '1', 0, 3, 'naver')
    count('case', '1', 0, 2, 'direct')
    count('search', '마루', 0, 2)
    await write()
    const board = await read('kind=search&source=naver')
    expect(board.kind).toBe('page')
    expect(board.kinds.map((one) => one.kind)).toEqual(['page', 'case', 'piece', 'product', 'goods', 'event'])
    expect(board.kinds[1]!.total).toBe(3)
  })

  test('a site without counts has zeros and no faults; a wrong period is told', async () => {
    const board = await read('from=2026-11-01&until=2026-11-02')
    expect(board.kinds[0]).toMatchObject({ kind: 'page', total: 0, byDay: [0, 0] })
    expect([board.subjects, board.sources, board.vitals]).toEqual([[], [], []])
    const wrong = await app.get('/adm/dashboard/read?from=2026-11-02&until=2026-11-01', { as: PEOPLE.manager, now: NOW })
    expect([wrong.status, wrong.data.resultMessage]).toEqual([400, expect.stringContaining('시작하는 날')])
  })

  test('the file has a line for each count, and no cell that a spreadsheet would execute', async () => {
    count('piece', 'life-book//5', 0, 2, 'kakao')
    count('missed', '=cmd|calc', 1, 1)
    await write()
    const { item } = await exported('days=7')
    expect(item).toMatchObject({ name: 'visits-2026-11-16-2026-11-22.csv', rows: 2 })
    expect(String(item['csv']).replace('\uFEFF', '').split('\r\n')).toEqual([
      '날짜,분류,대상,대상 번호,들어온 곳,수',
      "2026-11-21,결과 없는 검색,'=cmd|calc,'=cmd|calc,,1",
      "2026-11-22,매거진·트렌드 조회,'=글 5,life-book//5,카카오,2",
      '',
    ])
    expect(await exported('days=7&kind=piece')).toMatchObject({ item: { rows: 1 } })
  })

  test('staff only', async () => {
    for (const as of [PEOPLE.visitor, PEOPLE.member]) expect((await app.get('/adm/dashboard/read', { as, now: NOW })).status).toBe(403)
  })
})

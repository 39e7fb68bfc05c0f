// What many members do at once, and long lists: on both databases, because locks and plans differ.
import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { interiorReplies } from '@/services/db/tables/content'
import { addCases, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'

const WRITERS = 300
const people = Array.from({ length: WRITERS }, (_, i) => ({ user: { ...PEOPLE.member.user, memberNo: `m${i}` } }))

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addCases(app.open.db, 1, 2)
    await addMembers(app.open.db, ...people.map(({ user }) => user.memberNo))
  })
  afterAll(() => app.drop())

  test(
    'three hundred members who write at once: each reply is there once, counted, and in one order on all pages',
    { timeout: 60_000 },
    async () => {
      // From networks of their own: sixty texts a minute come from one.
      const write = (as: (typeof people)[number], i: number) =>
        runInRequestContext(newRequestContext({ requestId: `r${i}`, ip: `10.${i >> 8}.${i & 255}.1` }), () =>
          app.post('/svc/interiorSvcApi/saveReply', { seq: 1, contents: `댓글 ${i}` }, { as }),
        )
      const written = await Promise.all(
        people.map(async (as, i) => {
          // A writer who waited too long for the database is told so, and presses again, thrice at most: nothing was stored.
          let answer = await write(as, i)
          for (let again = 0; again < 3 && answer.status === 503; again++) answer = await write(as, i)
          return answer.status
        }),
      )
      expect(written.filter((status) => status !== 200)).toEqual([])
      const listed: unknown[] = []
      for (let page = 1; page <= WRITERS / 50; page++) {
        const { data } = await app.get(`/svc/interiorSvcApi/replyList?seq=1&size=50&page=${page}`)
        expect([data.totalCount, data.item['threadCnt']]).toEqual([WRITERS, WRITERS])
        listed.push(...data.items.map(({ CONTENTS }) => CONTENTS))
      }
      expect(new Set(listed).size).toBe(WRITERS)
      const again = await app.get('/svc/interiorSvcApi/replyList?seq=1&size=50&page=3')
      expect(again.data.items.map(({ CONTENTS }) => CONTENTS)).toEqual(listed.slice(100, 150))
    },
  )

  test('a page of ten thousand replies is read from an index, and not by sorting them', async () => {
    const { db, pool } = app.open
    const start = Date.UTC(2026, 0, 1)
    const rows = Array.from({ length: 10_000 }, (_, i) => ({
      replySeq: 100_000 + i,
      siteId: 'site',
      caseSeq: 2,
      // Every fifth begins a thread, which the four after it answer.
      parentSeq: i % 5 === 0 ? null : 100_000 + i - (i % 5),
      shownName: '김*늘',
      contents: `댓글 ${i}`,
      deletedAt: i % 50 === 0 ? new Date(start) : null,
      postedAt: new Date(start + i * 60_000),
    }))
    for (let at = 0; at < rows.length; at += 2_500) await db.insert(interiorReplies).values(rows.slice(at, at + 2_500))
    await pool.query('analyze interior_reply')
    const read = async (page: number) => {
      const before = performance.now()
      const { data } = await app.get(`/svc/interiorSvcApi/replyList?seq=2&page=${page}`)
      return { data, took: performance.now() - before }
    }
    const { data } = await read(200)
    expect([data.totalCount, data.item['threadCnt'], data.items.length]).toEqual([9_800, 2_000, 50])
    expect(
      data.items
        .filter(({ PARENT_SEQ }) => PARENT_SEQ === null)
        .map(({ CONTENTS }) => CONTENTS)
        .at(-1),
    ).toBe('')
    const { rows: plan } = await pool.query<Record<string, string>>(
      `explain select * from interior_reply where site_id = 'site' and subject = 'case:2' and parent_seq is null
       order by posted_at desc, reply_seq desc limit 10`,
    )
    expect(JSON.stringify(plan)).toContain('interior_reply_thread')
  })
})

// A link to a reply opens the page on which it stands (SYS-41: the alarm of an answer).
import { beforeAll, describe, expect, test } from 'vitest'
import { ANSWERS_TO_SOUGHT } from '@/schemas/api/content/replies'
import { interiorReplies } from '@/services/db/tables/content'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { app, day, get, openCases, post } from '../domain/open-cases-for-tests'

const THREADS = 23
const LONG = 5
const reply = (replySeq: number, more: Partial<typeof interiorReplies.$inferInsert> = {}) => ({
  replySeq,
  siteId: 'site',
  caseSeq: 1,
  memberNo: '7',
  shownName: '홍*동',
  contents: `댓글 ${replySeq}`,
  // Two at each moment: the number decides.
  postedAt: day(Math.floor(replySeq / 2)),
  ...more,
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openCases(kind)
  beforeAll(async () => {
    const { db } = app.open
    await db.insert(interiorReplies).values(Array.from({ length: THREADS }, (_, i) => reply(i + 1)))
    const answers = Array.from({ length: ANSWERS_TO_SOUGHT + 1 }, (_, i) =>
      reply(1_000 + i, { parentSeq: LONG, postedAt: new Date(day(100).getTime() + i) }),
    )
    await db.insert(interiorReplies).values(answers)
    await db.insert(interiorReplies).values([
      reply(50, { caseSeq: 2 }),
      // Removed with an answer, removed without, and a removed answer.
      reply(51, { deletedAt: day(60) }),
      reply(52, { parentSeq: 51 }),
      reply(53, { deletedAt: day(60) }),
      reply(54, { parentSeq: 51, deletedAt: day(60) }),
      reply(55, { hiddenAt: day(60) }),
    ])
  })

  const seek = async (replySeq: number, query = 'seq=1&size=10') => {
    const { data } = await get(`replyList?${query}&replySeq=${replySeq}`)
    return {
      place: [data.item['page'], data.item['threadSeq']],
      threads: data.items.filter(({ PARENT_SEQ }) => PARENT_SEQ === null).map(({ REPLY_SEQ }) => REPLY_SEQ),
      all: data.items.map(({ REPLY_SEQ }) => Number(REPLY_SEQ)),
    }
  }

  test('whatever page it stands on: each thread is on the page that is opened for it', async () => {
    for (let seq = 1; seq <= THREADS; seq++) {
      const { place, threads } = await seek(seq)
      expect(threads).toContain(seq)
      const asked = (await get(`replyList?seq=1&size=10&page=${String(place[0])}`)).data
      expect(asked.items.filter(({ PARENT_SEQ }) => PARENT_SEQ === null).map(({ REPLY_SEQ }) => REPLY_SEQ)).toEqual(threads)
    }
    expect((await seek(THREADS)).place).toEqual([1, THREADS])
    expect((await seek(1)).place).toEqual([3, 1])
    expect((await seek(1, 'seq=1&size=5')).place).toEqual([5, 1])
  })

  test('an answer is shown with those before it, in the page of its thread', async () => {
    const { place, all } = await seek(1_036)
    expect(place).toEqual([2 + 1, LONG])
    expect(all.filter((seq) => seq >= 1_000)).toEqual(Array.from({ length: 37 }, (_, i) => 1_000 + i))
    // One of the first ten shows ten, as ever.
    expect((await seek(1_002)).all.filter((seq) => seq >= 1_000)).toHaveLength(10)
  })

  test('one that stands behind very many answers is reached by its thread', async () => {
    const { place, all } = await seek(1_000 + ANSWERS_TO_SOUGHT)
    expect(place).toEqual([3, LONG])
    expect(all.filter((seq) => seq >= 1_000)).toHaveLength(10)
  })

  test('a removed one has a place while it has answers; a hidden one keeps it; what is elsewhere has none', async () => {
    expect((await seek(51)).place).toEqual([1, 51])
    expect((await seek(52)).all).toContain(52)
    expect((await seek(55)).place).toEqual([1, 55])
    for (const seq of [50, 53, 54, 999_999]) expect((await seek(seq, 'seq=1&size=10&page=2')).place).toEqual([2, 0])
    expect((await get('replyList?seq=1&replySeq=0')).data.result).not.toBe('200')
  })

  test('the alarm of an answer leads to it', async () => {
    const parentSeq = 1
    const written = await post(
      'interiorSvcApi/saveReply',
      { seq: 1, contents: '늦은 답글', parentSeq },
      {
        user: { ...PEOPLE.member.user, memberNo: '8', memberName: '김하늘' },
      },
    )
    const { data } = await app.get('/svc/myPageSvcApi/svcMyPageMyAlarmList', { as: PEOPLE.member })
    const answer = Number(written.data.item['REPLY_SEQ'])
    expect(data.items[0]).toMatchObject({ LINK: `/styling/expert-style/detail/1?reply=${answer}#reply-${answer}` })
    expect(await seek(answer)).toMatchObject({ place: [3, parentSeq] })
  })
})

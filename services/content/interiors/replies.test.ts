import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { interiorReplies } from '@/services/db/tables/content'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { day, OTHER, app, get, post, openCases } from './open-cases-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openCases(kind)

  describe('replies', () => {
    const replies = async (query = '') => (await get(`replyList?seq=1${query}`)).data
    const write = (contents: string, more: object = {}, as: object = PEOPLE.member) =>
      post('interiorSvcApi/saveReply', { seq: 1, contents, ...more }, as)
    const numberOf = (response: Awaited<ReturnType<typeof write>>) => Number(response.data.item['REPLY_SEQ'])

    test('P-MEM-1: only members write, and a foreign page never does', async () => {
      expect((await write('안녕하세요.', {}, PEOPLE.visitor)).status).toBe(401)
      const { status } = await app.post(
        '/svc/interiorSvcApi/saveReply',
        { seq: 1, contents: '안녕하세요.' },
        {
          as: PEOPLE.member,
          headers: { origin: 'https://elsewhere.example' },
        },
      )
      expect(status).toBe(403)
    })

    test('Q-117: 1 to 1000 characters that are not only spaces', async () => {
      for (const contents of ['', '   ', '\n', '가'.repeat(1_001)]) expect((await write(contents)).status).toBe(400)
      expect((await write('가'.repeat(1_000), { seq: 2 })).status).toBe(200)
    })

    test('V-FW-1, Q-036: forbidden words are refused, whatever spaces and capitals they hide behind', async () => {
      expect(await write('정말 나 쁜 말 입니다.')).toMatchObject({ status: 400, data: { resultMessage: '금칙어가 포함되어 있습니다.' } })
      expect((await replies()).totalCount).toBe(0)
    })

    test('a reply of nothing that is there is refused', async () => {
      expect((await post('interiorSvcApi/saveReply', { seq: 103, contents: '다른 사이트' })).status).toBe(404)
      expect((await write('답글', { parentSeq: 999_999 })).status).toBe(404)
    })

    test('the newest stand first, answers under what they answer, names half hidden', async () => {
      const a = numberOf(await write('  첫 댓글  '))
      const b = numberOf(await app.post('/svc/interiorSvcApi/saveReply', { seq: 1, contents: '둘째 댓글' }, { as: OTHER, now: day(1) }))
      const answer = numberOf(await write('답글', { parentSeq: a }))
      const deeper = numberOf(
        await app.post('/svc/interiorSvcApi/saveReply', { seq: 1, contents: '답글의 답글', parentSeq: answer }, { as: OTHER, now: day(2) }),
      )
      const { items, totalCount } = await replies()
      expect(totalCount).toBe(4)
      expect(items.map(({ REPLY_SEQ, PARENT_SEQ }) => [REPLY_SEQ, PARENT_SEQ])).toEqual([
        [b, null],
        [a, null],
        [answer, a],
        [deeper, a],
      ])
      expect(items[1]).toMatchObject({ CONTENTS: '첫 댓글', MEMBER_NAME: '홍*동', REPORT_CNT: 0, delYn: 'N' })
      expect((await replies('&size=2&page=2')).items.map(({ REPLY_SEQ }) => REPLY_SEQ)).toEqual([answer, deeper])
      expect(JSON.stringify(items)).not.toContain('memberNo')
    })

    test('P-MEM-2: own replies only are removed; an answered one leaves its place', async () => {
      const mine = (await replies()).items.find(({ CONTENTS }) => CONTENTS === '첫 댓글')!['REPLY_SEQ']
      expect(await post('interiorSvcApi/removeReply', { replySeq: mine }, OTHER)).toMatchObject({
        status: 403,
        data: { resultMessage: '내가 쓴 댓글만 삭제할 수 있습니다.' },
      })
      expect((await post('interiorSvcApi/removeReply', { replySeq: mine }, PEOPLE.visitor)).status).toBe(401)
      expect((await post('interiorSvcApi/removeReply', { replySeq: mine })).status).toBe(200)
      expect((await post('interiorSvcApi/removeReply', { replySeq: mine })).status).toBe(404)
      expect((await replies()).items.find(({ REPLY_SEQ }) => REPLY_SEQ === mine)).toMatchObject({
        CONTENTS: '',
        MEMBER_NAME: '',
        delYn: 'Y',
      })
    })

    test('another’s reply is reported once by each member, with the reason kept', async () => {
      const { db } = app.open
      const theirs = Number((await replies()).items.find(({ CONTENTS }) => CONTENTS === '둘째 댓글')!['REPLY_SEQ'])
      const report = (as: object = PEOPLE.member) =>
        post('reportReplySvcApi/reportReply', { replySeq: theirs, reason: ' 광고입니다. ' }, as)
      expect((await report(OTHER)).data.resultMessage).toBe('내가 쓴 댓글은 신고할 수 없습니다.')
      const both = await Promise.all([report(), report()])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const [row] = await db.select().from(interiorReplies).where(eq(interiorReplies.replySeq, theirs))
      expect(row!.reportCnt).toBe(1)
      const lines = await db
        .select()
        .from(audits)
        .where(eq(audits.target, `interior-reply:${theirs}`))
      expect(lines).toMatchObject([{ actor: 'member:7', action: 'interior-reply.report', detail: { reason: '광고입니다.' } }])
      expect((await post('reportReplySvcApi/reportReply', { replySeq: theirs, reason: '' })).status).toBe(400)
    })
  })
})

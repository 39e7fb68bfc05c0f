import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { interiorCases, interiorReplies, stylingContents } from '@/services/db/tables/content'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { replyReports } from '@/services/db/tables/replies'
import { day, OTHER, app, get, post, openCases } from '../domain/open-cases-for-tests'

const PIECE = { siteId: 'site', title: '글', hImg: '/media/rooms/living-sage.webp', hImgAlt: '거실', postedAt: day(0) }

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

    test('V-FW-1, Q-036: forbidden words are refused and named, whatever spaces and capitals they hide behind', async () => {
      expect(await write('정말 나 쁜 말 입니다.')).toMatchObject({
        status: 400,
        data: { resultMessage: '금칙어가 포함되어 있습니다. 고칠 말: 나쁜말' },
      })
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
      expect(items[1]).toMatchObject({ CONTENTS: '첫 댓글', MEMBER_NAME: '집꾸미기', REPORT_CNT: 0, delYn: 'N' })
      expect(items.map(({ ANSWER_CNT }) => ANSWER_CNT)).toEqual([0, 2, 0, 0])
      // A page holds whole threads.
      const second = await replies('&size=1&page=2')
      expect(second.items.map(({ REPLY_SEQ }) => REPLY_SEQ)).toEqual([a, answer, deeper])
      expect([second.totalCount, second.item['threadCnt']]).toEqual([4, 2])
      expect(JSON.stringify(items)).not.toContain('memberNo')
    })

    test('P-MEM-2: own replies only are removed; an answered one leaves its place', async () => {
      const mine = (await replies()).items.find(({ CONTENTS }) => CONTENTS === '첫 댓글')!['REPLY_SEQ']
      expect(await post('interiorSvcApi/removeReply', { replySeq: mine }, OTHER)).toMatchObject({
        status: 403,
        data: { resultMessage: '내가 쓴 댓글만 삭제할 수 있습니다.' },
      })
      // Nothing tells one that is not there from another member's.
      expect(await post('interiorSvcApi/removeReply', { replySeq: 999_999 }, OTHER)).toMatchObject({
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
      // The place of a removed reply is no reply.
      expect((await replies()).totalCount).toBe(3)
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
      expect(await db.select().from(replyReports)).toMatchObject([{ interiorReplySeq: theirs, memberNo: '7', reason: '광고입니다.' }])
      const lines = await db
        .select()
        .from(audits)
        .where(eq(audits.target, `interior-reply:${theirs}`))
      expect(lines).toMatchObject([{ actor: 'member:7', action: 'interior-reply.report', detail: { reason: '광고입니다.' } }])
      expect((await post('reportReplySvcApi/reportReply', { replySeq: theirs, reason: '' })).status).toBe(400)
    })

    test('P-MEM-2: own replies are known by a private call', async () => {
      const mine = (as: object) => app.get('/svc/interiorSvcApi/myReplyList?subject=case:1', { as })
      expect((await mine(PEOPLE.visitor)).status).toBe(401)
      const { data } = await mine(PEOPLE.member)
      const own = (await replies()).items.filter(({ MEMBER_NAME }) => MEMBER_NAME === '집꾸미기').map(({ REPLY_SEQ }) => REPLY_SEQ)
      expect(data.items.map(({ REPLY_SEQ }) => REPLY_SEQ).toSorted()).toEqual(own.toSorted())
      expect((await mine(OTHER)).data.items.filter(({ REPLY_SEQ }) => own.includes(REPLY_SEQ))).toEqual([])
    })

    test('a long thread shows its first answers, the others on request', async () => {
      const thread = numberOf(await write('긴 이야기', { seq: 4 }))
      await app.open.db.insert(interiorReplies).values(
        Array.from({ length: 25 }, (_, i) => ({
          siteId: 'site',
          caseSeq: 4,
          parentSeq: thread,
          memberNo: '8',
          shownName: '김*늘',
          contents: `답글 ${i + 1}`,
          postedAt: day(i + 1),
        })),
      )
      const page = (await get('replyList?seq=4')).data
      expect(page.items).toHaveLength(11)
      expect(page.items[0]).toMatchObject({ REPLY_SEQ: thread, ANSWER_CNT: 25 })
      const more = (await get(`answerList?replySeq=${thread}&size=10&page=2`)).data
      expect([more.totalCount, more.items[0]!['CONTENTS'], more.items.length]).toEqual([25, '답글 11', 10])
      // What belongs to a withdrawn case is withdrawn with it.
      await app.open.db.update(interiorCases).set({ publishedYn: 'N' }).where(eq(interiorCases.seq, 4))
      expect((await get(`answerList?replySeq=${thread}`)).data).toMatchObject({ items: [], totalCount: 0 })
      expect((await get('replyList?seq=4')).data).toMatchObject({ items: [], totalCount: 0 })
    })

    test('pieces of the magazine take replies, themes and unknown ones none', async () => {
      await app.open.db.insert(stylingContents).values([
        { ...PIECE, kind: 'life-book', seq: '7', name: '7' },
        { ...PIECE, kind: 'trendship', seq: '7', name: 'calm', tab: 'HT01' },
      ])
      const save = (kind: string, seq = '7') => post('stylingContentSvcApi/saveReply', { kind, seq, contents: '잘 읽었습니다.' })
      expect((await save('life-book')).status).toBe(200)
      expect([(await save('trendship')).status, (await save('life-book', '8')).status]).toEqual([400, 404])
      const list = (seq: string) => app.get(`/svc/stylingContentSvcApi/replyList?kind=life-book&seq=${seq}`)
      expect((await list('7')).data).toMatchObject({ totalCount: 1, items: [{ CONTENTS: '잘 읽었습니다.', MEMBER_NAME: '집꾸미기' }] })
      expect((await list('8')).data).toMatchObject({ totalCount: 0, items: [] })
      // An answer stays with what it answers.
      const [{ REPLY_SEQ: parentSeq }] = (await list('7')).data.items as [{ REPLY_SEQ: number }]
      expect((await write('다른 곳의 답글', { parentSeq })).status).toBe(404)
    })
  })
})

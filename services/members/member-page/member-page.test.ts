import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { TIMELINE_KINDS, type TimelineKind } from '@/schemas/rules/members/timeline-kinds'
import { ALARM_RIGHTS, type AlarmTopic } from '@/services/alarms/alarm-rights'
import { alarms } from '@/services/db/tables/alarms'
import { roles } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { memberConsents } from '@/services/db/tables/members'
import { memberNotes } from '@/services/db/tables/notes'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { fillMemberPage } from './fill-member-page-for-tests'

const siteId = 'site'
const memberNo = 'first'
const as = { staff: { id: 'clerk', role: 'mng', sid: 'clerk' } } as const
const other = { staff: { id: 'second', role: 'mng', sid: 'second' } } as const
const at = (day: number): Date => new Date(`2026-05-${String(day).padStart(2, '0')}T12:00:00+09:00`)

/** The right by which each kind is seen. */
const RIGHT: Readonly<Record<TimelineKind, string>> = {
  order: 'orders',
  return: 'returns',
  consultation: 'consultations',
  visit: 'visits',
  entry: 'events',
  community: 'community',
  tour: 'home-tours',
  reply: 'replies',
  question: 'questions',
  point: 'member-benefits',
  coupon: 'member-benefits',
  message: 'members',
  consent: 'members',
  note: 'members',
  seen: 'audit',
}
const EVERYTHING: RoleRights = Object.fromEntries(
  ['members', 'reviews', ...Object.values(RIGHT), ...Object.values(ALARM_RIGHTS)].map((area) => [
    area,
    { acts: ['see', 'write'] as const },
  ]),
)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const give = (rights: RoleRights) => app.open.db.update(roles).set({ rights }).where(eq(roles.id, 'clerk'))
  const read = async (more = '', who: object = as) => app.get(`/adm/member/timeline?memberNo=${memberNo}${more}`, { as: who })
  const countsOf = ({ data }: Awaited<ReturnType<typeof read>>): Record<string, number> =>
    Object.fromEntries((data.item['counts'] as { kind: string; count: number }[]).map((one) => [one.kind, one.count]))

  beforeAll(async () => {
    app = await openTestApp(kind)
    await fillMemberPage(app, EVERYTHING)
  })
  afterAll(() => app.drop())
  beforeEach(() => give(EVERYTHING))

  test('everything that happened is told in one timeline, the newest first, with its number, sum and state', async () => {
    const { data } = await read()
    expect(
      data.items.map(({ at: moment, kind: of, words, detail, state, path }) => [
        String(moment).slice(8, 10),
        of,
        words,
        detail,
        state,
        path,
      ]),
    ).toEqual([
      [
        '20',
        'seen',
        '회원 개인정보 열람',
        '김점장, 사유 배송지 확인, 항목 휴대전화',
        '',
        '/ice_builder/audit?person=first&action=member.read',
      ],
      ['19', 'note', '김점장 메모', '점심 뒤에 전화를 원하십니다.', '', ''],
      ['18', 'message', '새 공지가 올라왔습니다.', '공지 알림, 읽지 않음', '', ''],
      ['17', 'consent', '이벤트 이메일 수신 동의 거둠', '1판, PC 웹', '', ''],
      ['16', 'coupon', '쿠폰 ‘5,000원 할인’ 받음', '2099.01.01까지', '', ''],
      ['15', 'point', '포인트 3,000점 적립', '첫 구매 축하', '', ''],
      ['14', 'question', '지금은 없는 상품 문의', '', '답변 전', '/ice_builder/questions'],
      ['13', 'reply', '지금은 없는 상품 후기', '별점 5점', '', '/ice_builder/reviews'],
      ['12', 'reply', '이벤트 ‘지난 이벤트’에 댓글', '', '숨김', '/ice_builder/events/77'],
      ['11', 'reply', '지금은 볼 수 없는 글에 댓글', '', '', ''],
      ['10', 'tour', '집들이 ‘우리 집’', '', '게시', '/styling/myhome/detail/900'],
      ['09', 'community', '결모임 3기에 지원', '결과를 알리기 전', '정하기 전', '/ice_builder/community?recruit=3'],
      ['08', 'entry', '지난 이벤트에 참여', '이벤트 77', '', '/ice_builder/events/77'],
      ['07', 'visit', '성수 전시장 방문 예약', '2026.06.01 14:00, 2명', '예약', '/ice_builder/visits/10001'],
      ['06', 'consultation', '상담 10001에 답변', '정가람', '', '/ice_builder/consultations/10001'],
      ['05', 'consultation', '추천 상담 신청', '상담 10001', '견적', '/ice_builder/consultations/10001'],
      ['04', 'return', '허니 오크 견본 외 1 반품 신청', '20,000원, 접수 10001, 주문 260503-A', '신청', '/ice_builder/returns/10001'],
      ['03', 'order', '허니 오크 견본 외 1 주문', '28,400원, 카드·간편결제, 260503-A', '배송 완료', '/ice_builder/orders/260503-A'],
    ])
    expect(countsOf(await read())).toEqual({ ...Object.fromEntries(TIMELINE_KINDS.map((of) => [of, 1])), consultation: 2, reply: 3 })
    expect((await read('&kind=order')).data.items).toHaveLength(1)
    // Nothing tells who the person is.
    for (const value of ['고치는 중인 제목', '혼자 쓰는 글', '문가온', '01020001008', '세종대로'])
      expect(JSON.stringify(data)).not.toContain(value)
  })

  test.each(TIMELINE_KINDS)('%s is seen with the right of its own desk alone, and neither listed nor counted without it', async (of) => {
    const { [RIGHT[of]]: _, ...without } = EVERYTHING
    // What a clerk needs to see members at all.
    const rights = RIGHT[of] === 'members' ? { members: { acts: ['see'] as const } } : without
    await give(of === 'reply' ? Object.fromEntries(Object.entries(without).filter(([area]) => area !== 'reviews')) : rights)
    const seen = await read()
    expect(of in countsOf(seen)).toBe(RIGHT[of] === 'members')
    expect(seen.data.items.some((one) => one['kind'] === of)).toBe(RIGHT[of] === 'members')
    expect((await read(`&kind=${of}`)).data.items.length > 0).toBe(RIGHT[of] === 'members')
  })

  test('a coupon names its order, and a reply its event, only where those are seen; nobody without the members sees any of it', async () => {
    await give({ members: { acts: ['see'] }, replies: { acts: ['see'] } })
    const { data } = await read('&kind=reply')
    expect(data.items.find(({ words }) => String(words).includes('지난 이벤트'))).toMatchObject({ path: '' })
    await give({ orders: { acts: ['see'] } })
    expect((await read()).status).toBe(403)
    expect((await read('', PEOPLE.manager)).status).toBe(403)
    expect((await app.get('/adm/member/timeline?memberNo=nobody', { as: PEOPLE.admin })).status).toBe(404)
  })

  test('an alarm is told with the right of what it tells of, and one of something unknown to nobody', async () => {
    await addMembers(app.open.db, 'told')
    const topics = Object.keys(ALARM_RIGHTS) as AlarmTopic[]
    await app.open.db.insert(alarms).values(
      [...topics, 'odd'].map((topic) => ({
        ...{ siteId, memberNo: 'told', kind: 'consultation' as const, title: `${topic}, 28,400원`, link: '/', key: `${topic}:1` },
        raisedAt: at(1),
      })),
    )
    const messages = async () => {
      const { data } = await app.get('/adm/member/timeline?memberNo=told', { as })
      const told = data.items.map(({ words }) => String(words).split(',')[0]).toSorted()
      expect(countsOf({ data } as Awaited<ReturnType<typeof read>>)['message']).toBe(told.length)
      return told
    }
    expect(await messages()).toEqual(topics.toSorted())
    await give({ members: { acts: ['see'] } })
    expect(await messages()).toEqual(['notice'])
    for (const topic of topics) {
      await give({ members: { acts: ['see'] }, [ALARM_RIGHTS[topic]]: { acts: ['see'] } })
      const seen = topics.filter((one) => ALARM_RIGHTS[one] === ALARM_RIGHTS[topic])
      expect(await messages()).toEqual([...new Set(['notice', ...seen])].toSorted())
    }
  })

  test('pages follow one another without a gap or a double, also where many happened at one moment', async () => {
    await addMembers(app.open.db, 'many')
    const moments = [at(1), at(1), at(1), at(2), new Date(at(2).getTime() + 1)]
    await app.open.db.insert(alarms).values(
      Array.from({ length: 95 }, (_, n) => ({
        ...{ siteId, memberNo: 'many', kind: 'notice' as const, title: `소식 ${n}`, link: '/', key: `notice:${n}` },
        raisedAt: moments[n % moments.length]!,
      })),
    )
    await app.open.db.insert(memberConsents).values(
      Array.from({ length: 40 }, (_, n) => ({
        id: `many-${n}`,
        memberNo: 'many',
        termsType: '01',
        version: '1',
        agreed: true,
        channel: 'WEB',
        at: at(1),
      })),
    )
    const keys: string[] = []
    const times: string[] = []
    let pages = 0
    for (let cursor: string | null = ''; cursor !== null; pages++) {
      const more: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
      const { data } = await app.get(`/adm/member/timeline?memberNo=many${more}`, { as })
      keys.push(...data.items.map(({ key }) => String(key)))
      times.push(...data.items.map((one) => String(one['at'])))
      cursor = data.item['next'] as string | null
    }
    expect([pages, keys.length, new Set(keys).size]).toEqual([5, 135, 135])
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await app.get(`/adm/member/timeline?memberNo=many&cursor=x`, { as })).status).toBe(400)
  })

  test('the figures beside it are those of the areas that the role sees', async () => {
    const figures = async () => {
      const { data } = await app.get(`/adm/member/read?memberNo=${memberNo}`, { as })
      return Object.fromEntries((data.item['figures'] as { words: string; value: string }[]).map((one) => [one.words, one.value]))
    }
    expect(await figures()).toEqual({
      ...{ 등급: '일반', 구매: '1건', '구매 금액': '28,400원', 포인트: '3,000점', '쓸 수 있는 쿠폰': '1장', '마지막 방문': '없음' },
    })
    await give({ members: { acts: ['see'] } })
    expect(await figures()).toEqual({ 등급: '일반' })
  })

  describe('notes of staff', () => {
    const post = (what: string, body: object, who: object = as) => app.post(`/adm/member/note${what}`, body, { as: who })
    const list = async (of: string, who: object = as) => (await app.get(`/adm/member/notes?memberNo=${of}`, { as: who })).data.items

    test('are written, changed and removed by who wrote them, and the log tells it without their words', async () => {
      await addMembers(app.open.db, 'noted')
      const { data } = await post('', { memberNo: 'noted', contents: '  전화는 점심 뒤가 좋다고 하셨습니다.  ' })
      const { noteSeq } = data.item as { noteSeq: number }
      expect(await list('noted')).toMatchObject([
        { contents: '전화는 점심 뒤가 좋다고 하셨습니다.', staffName: '김점장', isOwn: true, version: 0 },
      ])
      expect(await list('noted', other)).toMatchObject([{ isOwn: false }])
      expect((await post('/change', { noteSeq, version: 0, contents: '남의 글' }, other)).status).toBe(403)
      expect((await post('/delete', { noteSeq }, other)).status).toBe(403)
      expect((await post('/change', { noteSeq, version: 0, contents: '전화는 저녁이 좋다고 하셨습니다.' })).status).toBe(200)
      expect((await post('/change', { noteSeq, version: 0, contents: '다른 창에서' })).status).toBe(409)
      expect(await list('noted')).toMatchObject([
        { contents: '전화는 저녁이 좋다고 하셨습니다.', version: 1, changedAt: expect.any(String) },
      ])
      expect((await post('/delete', { noteSeq })).status).toBe(200)
      expect((await post('/delete', { noteSeq })).status).toBe(404)
      expect(await list('noted')).toEqual([])
      const lines = await app.open.db.select().from(audits).where(eq(audits.target, 'noted')).orderBy(audits.id)
      expect(lines.map(({ action, actor }) => [action, actor])).toEqual([
        ['member.note', 'staff:clerk'],
        ['member.noteChange', 'staff:clerk'],
        ['member.noteDelete', 'staff:clerk'],
      ])
      expect(JSON.stringify(lines)).not.toContain('전화')
    })

    test('hold no resident number and no card, are sealed, and need the right to write', async () => {
      await addMembers(app.open.db, 'noted2')
      for (const contents of ['주민번호 900131-2345678', '9001312345678 입니다', '카드 5555 4444 3333 2222'])
        expect((await post('', { memberNo: 'noted2', contents })).data.resultMessage).toContain('주민등록번호나 카드 번호')
      expect((await post('', { memberNo: 'noted2', contents: '   ' })).status).toBe(400)
      await post('', { memberNo: 'noted2', contents: '010-2000-1008로 다시 전화' })
      const stored = await app.open.pool.query(`select contents from member_note where member_no = 'noted2'`)
      expect(JSON.stringify(stored.rows)).not.toContain('2000')
      await give({ members: { acts: ['see'] } })
      expect((await post('', { memberNo: 'noted2', contents: '볼 수만 있는 사람' })).status).toBe(403)
    })

    test('go with the member, are in the file that the member may ask for, and are not written for one who is gone', async () => {
      await addMembers(app.open.db, 'leaver')
      await post('', { memberNo: 'leaver', contents: '곧 떠나십니다.' })
      const file = await app.post('/adm/member/export', { memberNo: 'leaver', reason: '본인이 요청함' }, { as: PEOPLE.admin })
      expect((JSON.parse(String(file.data.item['json'])) as Record<string, object[]>)['직원 메모']).toMatchObject([
        { 내용: '곧 떠나십니다.' },
      ])
      const erased = await app.post(
        '/adm/member/erase',
        { memberNo: 'leaver', reason: '본인이 요청함', confirm: '개인정보 파기' },
        { as: PEOPLE.admin },
      )
      expect(erased.status).toBe(200)
      expect(await app.open.db.select().from(memberNotes).where(eq(memberNotes.memberNo, 'leaver'))).toEqual([])
      expect((await post('', { memberNo: 'leaver', contents: '떠난 뒤' })).status).toBe(409)
    })
  })
})

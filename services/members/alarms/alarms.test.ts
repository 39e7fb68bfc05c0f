import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AlarmChannel } from '@/schemas/rules/members/alarm-kinds'
import { alarmChoices, alarmDeliveries, alarms } from '@/services/db/tables/alarms'
import { members } from '@/services/db/tables/members'
import { raiseAlarm, raiseAlarms } from '@/services/alarms/alarms'
import { runAsSystem } from '@/services/kit/run-as-system'
import { addCases, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { deleteOldAlarms } from './delete-old-alarms'
import { deliverAlarms } from './deliver-alarms'

const port = vi.hoisted(() => ({ sendMail: vi.fn(), canSendMail: () => true }))
const texts = vi.hoisted(() => ({ sendText: vi.fn(), canSendText: () => true }))
vi.mock('@/services/outside/send-mail', () => port)
vi.mock('@/services/outside/send-text', () => texts)

/** Noon in Seoul. */
const NOON = new Date('2026-11-23T03:00:00Z')
const MINUTE = 60_000
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8', memberName: '김하늘', nickname: '하늘집' } }
const news = (key: string, memberNo = '7') => ({
  memberNo,
  kind: 'reply' as const,
  title: `소식 ${key}`,
  link: `/page#${key}`,
  key: `reply:${key}` as const,
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7', '8', '9')
    await addCases(app.open.db, 1)
    for (const memberNo of ['7', '8'])
      await app.open.db
        .update(members)
        .set({ email: `m${memberNo}@personal.example`, mobileNo: `0101234567${memberNo}` })
        .where(eq(members.memberNo, memberNo))
    await app.open.db.update(members).set({ status: 'WITHDRAWN' }).where(eq(members.memberNo, '9'))
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(alarms)
    await app.open.db.delete(alarmChoices)
    port.sendMail.mockReset().mockResolvedValue(true)
    texts.sendText.mockReset().mockResolvedValue({ state: 'sent' })
  })

  const raise = (now: Date, ...list: Parameters<typeof raiseAlarms>[1]) =>
    runAsSystem(app.open, { now, siteId: 'site' }, (ctx) => raiseAlarms(ctx, list))
  const get = (what: string, as: object = PEOPLE.member) => app.get(`/svc/myPageSvcApi/svcMyPageMyAlarm${what}`, { as, now: NOON })
  const post = (what: string, body: object = {}, as: object = PEOPLE.member) =>
    app.post(`/svc/myPageSvcApi/svcMyPageMyAlarm${what}`, body, { as, now: NOON })
  const choose = (channel: AlarmChannel, chosenYn = 'Y', as: object = PEOPLE.member) =>
    post('ChoiceSave', { kind: 'reply', channel, chosenYn }, as)
  const deliveries = () => app.open.db.select().from(alarmDeliveries)

  describe('the outbox', () => {
    test('the same news is told once, to each member for themselves, and never to a withdrawn one', async () => {
      await raise(NOON, news('a'), news('a', '8'), news('a', '9'))
      await raise(later(1), news('a'))
      await Promise.all([raise(later(2), news('b')), raise(later(2), news('b'))])
      expect(
        (await app.open.db.select().from(alarms)).map(({ memberNo, key }) => `${memberNo} ${key.replace('reply:', '')}`).toSorted(),
      ).toEqual(['7 a', '7 b', '8 a'])
    })

    test('an alarm and its deliveries are there only if what they tell of is', async () => {
      await choose('mail')
      const failed = runAsSystem(app.open, { now: NOON, siteId: 'site' }, async (ctx) => {
        await raiseAlarm(ctx, news('a'))
        throw new Error('the news did not happen')
      })
      await expect(failed).rejects.toThrow()
      expect([await app.open.db.$count(alarms), await app.open.db.$count(alarmDeliveries)]).toEqual([0, 0])
    })

    test('an answer tells the author of the answered reply, and nobody of their own', async () => {
      const save = (as: object, parentSeq?: number) =>
        app.post('/svc/interiorSvcApi/saveReply', { seq: 1, contents: '글', ...(parentSeq ? { parentSeq } : {}) }, { as, now: NOON })
      const first = Number((await save(PEOPLE.member)).data.item['REPLY_SEQ'])
      const own = Number((await save(PEOPLE.member, first)).data.item['REPLY_SEQ'])
      expect(await app.open.db.$count(alarms)).toBe(0)
      const answer = Number((await save(OTHER, own)).data.item['REPLY_SEQ'])
      expect((await get('List')).data.items).toMatchObject([
        {
          KIND: 'reply',
          LINK: `/styling/house/detail/1?reply=${answer}#reply-${answer}`,
          READ_YN: 'N',
          TITLE: expect.stringContaining('하늘집님이 답글'),
        },
      ])
      expect((await get('List', OTHER)).data.totalCount).toBe(0)
    })
  })

  describe('S-ALARM-1: the list', () => {
    test('viewing one marks it read, ReadALL all of them, and the number of unread ones follows', async () => {
      await raise(NOON, news('a'), news('b', '8'))
      await raise(later(1), news('b'))
      await raise(later(2), news('c'))
      const { data } = await get('List')
      expect([data.totalCount, data.item['unreadCnt'], data.items.map(({ TITLE }) => TITLE)]).toEqual([
        3,
        3,
        ['소식 c', '소식 b', '소식 a'],
      ])
      const view = () => post('View', { alarmSeq: data.items[1]!['SEQ'] })
      expect((await view()).data.item).toEqual({ unreadCnt: 2 })
      expect((await view()).data.item).toEqual({ unreadCnt: 2 })
      expect((await get('Count')).data.item).toEqual({ unreadCnt: 2 })
      expect((await post('ReadALL')).data.item).toEqual({ unreadCnt: 0 })
      expect((await get('List')).data.items.map(({ READ_YN }) => READ_YN)).toEqual(['Y', 'Y', 'Y'])
      // Another member's stay unread.
      expect((await get('Count', OTHER)).data.item).toEqual({ unreadCnt: 1 })
    })

    test("P-MEM-2: another member's alarm and one that is not there are refused alike, and visitors are", async () => {
      await raise(NOON, news('a', '8'))
      const [theirs] = await app.open.db.select().from(alarms)
      const refused = [await post('View', { alarmSeq: theirs!.alarmSeq }), await post('View', { alarmSeq: 1 })]
      expect(refused.map(({ status, data }) => [status, data.resultMessage])).toEqual(Array(2).fill([404, '알림을 찾을 수 없습니다.']))
      for (const what of ['List', 'Count', 'ChoiceList']) expect((await get(what, PEOPLE.visitor)).status).toBe(401)
      for (const what of ['View', 'ReadALL', 'ChoiceSave']) expect((await post(what, {}, PEOPLE.visitor)).status).toBe(401)
    })

    test('what is older than a year is deleted', async () => {
      await raise(new Date(NOON.getTime() - 366 * 24 * 60 * MINUTE), news('old'))
      await raise(NOON, news('new'))
      await deleteOldAlarms(app.open.db, NOON)
      expect((await app.open.db.select().from(alarms)).map(({ key }) => key)).toEqual(['reply:new'])
    })
  })

  describe('mail and text messages', () => {
    test('nothing without a choice; what was chosen, with the sentence and the link', async () => {
      await raise(NOON, news('a'))
      expect(await deliveries()).toEqual([])
      expect((await get('ChoiceList')).data).toMatchObject({ items: [], item: { mail: true, text: true } })
      await choose('mail')
      await choose('mail')
      await choose('text')
      expect((await get('ChoiceList')).data.items).toHaveLength(2)
      await raise(later(1), news('b'), news('b', '8'))
      expect(await deliverAlarms(app.open.db, later(2))).toBe(2)
      expect(port.sendMail.mock.calls).toEqual([
        [
          {
            to: 'm7@personal.example',
            subject: '[라움결] 소식 b',
            text: expect.stringContaining('소식 b\nhttp://localhost:3000/page#b\n') as string,
          },
        ],
      ])
      expect(texts.sendText.mock.calls).toEqual([[{ to: '01012345677', text: '[라움결] 소식 b\nhttp://localhost:3000/page#b' }]])
    })

    test('Q-091: each of the four kinds is chosen for itself, and there is no other', async () => {
      const save = (of: string) => post('ChoiceSave', { kind: of, channel: 'mail', chosenYn: 'Y' })
      for (const of of ['consultation', 'event', 'reply', 'notice']) expect((await save(of)).status, of).toBe(200)
      expect((await save('advertising')).status).toBe(400)
      await raise(NOON, { ...news('a'), kind: 'notice' })
      await post('ChoiceSave', { kind: 'event', channel: 'mail', chosenYn: 'N' })
      await raise(NOON, { ...news('b'), kind: 'event' })
      expect(await deliverAlarms(app.open.db, later(1))).toBe(1)
      expect(port.sendMail.mock.calls).toMatchObject([[{ subject: '[라움결] 소식 a' }]])
    })

    test('two processes that wake at once send each message once', async () => {
      await choose('mail')
      await raise(NOON, ...Array.from({ length: 30 }, (_, i) => news(`n${i}`)))
      const both = await Promise.all([deliverAlarms(app.open.db, later(1)), deliverAlarms(app.open.db, later(1))])
      expect(both[0] + both[1]).toBe(30)
      expect(new Set(port.sendMail.mock.calls.map(([{ subject }]) => subject as string)).size).toBe(30)
      expect(port.sendMail).toHaveBeenCalledTimes(30)
    })

    test('a refused one is tried again after growing waits, and given up in the end', async () => {
      await choose('mail')
      await raise(NOON, news('a'))
      port.sendMail.mockResolvedValue(false)
      await deliverAlarms(app.open.db, NOON)
      await deliverAlarms(app.open.db, later(0.5))
      expect(port.sendMail).toHaveBeenCalledTimes(1)
      await deliverAlarms(app.open.db, later(1))
      await deliverAlarms(app.open.db, later(5))
      expect(port.sendMail).toHaveBeenCalledTimes(2)
      await deliverAlarms(app.open.db, later(6))
      await deliverAlarms(app.open.db, later(36))
      // Two hours later is still day; twelve hours after that is night, which mail does not wait for.
      await deliverAlarms(app.open.db, later(156))
      expect(port.sendMail).toHaveBeenCalledTimes(5)
      const [waiting] = await deliveries()
      expect(waiting).toMatchObject({ state: 'waiting', tries: 5, fault: 'mail', dueAt: later(156 + 720) })
      await deliverAlarms(app.open.db, waiting!.dueAt)
      await deliverAlarms(app.open.db, later(100_000 * 60))
      expect(port.sendMail).toHaveBeenCalledTimes(6)
      expect(await deliveries()).toMatchObject([{ state: 'failed', tries: 6 }])
    })

    test('what may have gone out is never sent again: an unanswered request, and a process that stopped in the middle', async () => {
      await choose('text')
      await raise(NOON, news('a'))
      await raise(later(0.1), news('b'))
      await raise(later(0.2), news('c'))
      texts.sendText.mockResolvedValueOnce({ state: 'unknown' }).mockRejectedValueOnce(new Error('the process ends here'))
      await expect(deliverAlarms(app.open.db, later(1))).rejects.toThrow()
      expect(await deliverAlarms(app.open.db, later(60))).toBe(1)
      expect(texts.sendText).toHaveBeenCalledTimes(3)
      expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(['sending', 'sending', 'sent'])
    })

    test('at night the mail goes out, and the text message waits for the morning', async () => {
      await choose('mail')
      await choose('text')
      const night = new Date('2026-11-23T22:30+09:00')
      await raise(night, news('a'))
      expect(await deliverAlarms(app.open.db, night)).toBe(1)
      expect((await deliveries()).map(({ channel, state, dueAt }) => [channel, state, dueAt]).toSorted()).toEqual([
        ['mail', 'sent', night],
        ['text', 'waiting', new Date('2026-11-24T08:00+09:00')],
      ])
      expect(await deliverAlarms(app.open.db, new Date('2026-11-24T07:59+09:00'))).toBe(0)
      expect(await deliverAlarms(app.open.db, new Date('2026-11-24T08:00+09:00'))).toBe(1)
    })

    test('a choice taken back, a withdrawal and a missing address drop what waits', async () => {
      const { db } = app.open
      await choose('mail')
      await choose('mail', 'Y', OTHER)
      await choose('text', 'Y', OTHER)
      await raise(NOON, news('a'), news('a', '8'))
      await choose('mail', 'N')
      await db.update(members).set({ mobileNo: null, status: 'WITHDRAWN' }).where(eq(members.memberNo, '8'))
      expect(await deliverAlarms(db, later(1))).toBe(0)
      expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'dropped'])
      await db.update(members).set({ mobileNo: '01012345678', status: 'NORMAL' }).where(eq(members.memberNo, '8'))
      expect([port.sendMail, texts.sendText].map((sent) => sent.mock.calls.length)).toEqual([0, 0])
    })
  })
})

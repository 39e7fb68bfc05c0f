// The page of a nickname: what others see of it, who follows it, and what its owner and followers are told.
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Block } from '@/schemas/page/document'
import { DRAFTS_MOST, newTour } from '@/schemas/rules/content/home-tour/tour-document'
import { alarmChoices, alarmDeliveries, alarms } from '@/services/db/tables/alarms'
import { throttles } from '@/services/db/tables/base'
import { homeTourPhotos, homeTours, interiorCases, interiorReplies } from '@/services/db/tables/content'
import { members, scraps } from '@/services/db/tables/members'
import { memberFollows, memberProfiles } from '@/services/db/tables/people'
import { replyReports } from '@/services/db/tables/replies'
import { forbiddenWords } from '@/services/db/tables/site'
import { eraseMember } from '@/services/members/domain/erase-member'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

const NOW = new Date('2026-06-15T03:00:00Z')
const src = '/media/rooms/living-sage.webp'
const as = (memberNo: string, nickname: string) => ({ user: { ...PEOPLE.member.user, memberNo, nickname } })
const OWNER = as('7', '느린오후')
const FRIEND = as('8', '다른이')
const THIRD = as('9', '셋째')
let app: TestApp

const post = (path: string, body: object, who: object = FRIEND, now = NOW) => app.post(`/svc/${path}`, body, { as: who, now })
const get = (path: string, who: object = PEOPLE.visitor) => app.get(`/svc/${path}`, { as: who, now: NOW })
const profileOf = async (memberNo = '7') =>
  (await app.open.db.select().from(memberProfiles).where(eq(memberProfiles.memberNo, memberNo)))[0]!.profileId
const person = async (who: object = PEOPLE.visitor) => get(`people/read?profileId=${await profileOf()}`, who)
const told = async (memberNo: string) =>
  (await app.open.db.select().from(alarms).where(eq(alarms.memberNo, memberNo)).orderBy(alarms.alarmSeq)).map(({ title }) => title)

const photo: Block = { id: 'p1', type: 'tour-photo', v: 1, props: { photo: { src, width: 4, height: 3 }, caption: '', tags: [] } }
async function publish(title = '흰 벽', who: object = OWNER, tempYn = 'N'): Promise<number> {
  const blocks = JSON.stringify([...newTour().blocks, photo])
  const { status, data } = await post('interiorSvcApi/saveMyHome', { title, blocks, tempYn }, who)
  expect(status, data.resultMessage).toBe(200)
  return (data.item as { seq: number }).seq
}

beforeAll(async () => {
  app = await openTestApp('postgres')
  const { db } = app.open
  await addMembers(db, '7', '8', '9')
  for (const { user } of [OWNER, FRIEND, THIRD])
    await db.update(members).set({ nickname: user.nickname }).where(eq(members.memberNo, user.memberNo))
  await db.insert(forbiddenWords).values({ siteId: 'site', word: '나쁜말' })
})
afterAll(() => app.drop())
beforeEach(async () => {
  const { db } = app.open
  await db
    .insert(homeTourPhotos)
    .values(['7', '8', '9'].map((memberNo) => ({ siteId: 'site', memberNo, src })))
    .onConflictDoNothing()
  for (const table of [replyReports, interiorReplies, homeTours, interiorCases, scraps, memberFollows, memberProfiles, alarms, throttles])
    await db.delete(table)
  await db
    .update(members)
    .set({ status: 'NORMAL' })
    .where(inArray(members.memberNo, ['7', '8', '9']))
})

test('publishing a tour opens the page of its writer, to which the tour leads', async () => {
  expect((await get('people/mine', OWNER)).data.item).toMatchObject({ profileId: '', nickname: '느린오후', shownYn: 'Y' })
  const seq = await publish()
  const profileId = await profileOf()
  expect(profileId).toMatch(/^[0-9a-z]{20}$/)
  expect((await get(`interiorSvcApi/svcReadItem?seq=${seq}`)).data.item).toMatchObject({ AUTHOR_ID: profileId, AUTHOR_NAME: '느린오후' })
  const seen = await person()
  expect(seen.data.item).toMatchObject({ nickname: '느린오후', tourCnt: 1, replyCnt: 0, followers: 0, mineYn: 'N', followYn: 'N' })
  expect(seen.data.items).toMatchObject([{ SEQ: seq, TITLE: '흰 벽' }])
  expect(JSON.stringify(seen.data)).not.toMatch(/memberNo|홍길동|"7"/)
  expect((await person(OWNER)).data.item).toMatchObject({ mineYn: 'Y' })
})

test('who is switched off, blocked or gone is missing alike, for every call', async () => {
  const seq = await publish()
  const profileId = await profileOf()
  const answers = async () =>
    Promise.all([
      get(`people/read?profileId=${profileId}`),
      get(`people/replies?profileId=${profileId}`),
      post('people/follow', { profileId, followYn: 'Y' }),
      post('people/report', { profileId, reason: '광고' }),
    ]).then((all) => all.map(({ status, data }) => `${status} ${data.resultMessage}`))
  const author = async () => (await get(`interiorSvcApi/svcReadItem?seq=${seq}`)).data.item!['AUTHOR_ID']
  const missing = Array.from({ length: 4 }, () => '404 볼 수 없는 프로필입니다.')
  await post('people/save', { shownYn: 'N', picture: '', introduction: '소개' }, OWNER)
  expect([await answers(), await author()]).toEqual([missing, ''])
  await post('people/save', { shownYn: 'Y', picture: '', introduction: '소개' }, OWNER)
  expect(await author()).toBe(profileId)
  await app.open.db.update(members).set({ status: 'BLOCKED' }).where(eq(members.memberNo, '7'))
  expect([await answers(), await author()]).toEqual([missing, ''])
  expect((await get('people/read?profileId=00000000000000000000')).data.resultMessage).toBe('볼 수 없는 프로필입니다.')
})

test('the introduction is one line without forbidden words; the picture is one of the given', async () => {
  const save = (introduction: string, picture = '') => post('people/save', { shownYn: 'Y', picture, introduction }, OWNER)
  expect((await save(' 오래된 집을\n고칩니다. ', 'wall-leaf-green')).status).toBe(200)
  expect((await person()).data.item).toMatchObject({
    introduction: '오래된 집을 고칩니다.',
    picture: '/media/swatches/wall-leaf-green.webp',
  })
  expect((await save('가'.repeat(61))).data.resultMessage).toBe('소개는 60자까지 입력할 수 있습니다.')
  expect((await save('나쁜말 모음')).status).toBe(400)
  expect((await save('', '../../secret')).data.resultMessage).toBe('고를 수 없는 사진입니다. 다른 사진을 골라 주세요.')
})

test('a reported introduction comes to staff, who hide it; another text is shown again', async () => {
  await post('people/save', { shownYn: 'Y', picture: '', introduction: '연락 주세요' }, OWNER)
  const profileId = await profileOf()
  expect((await post('people/report', { profileId, reason: '광고나 홍보' })).status).toBe(200)
  expect((await post('people/report', { profileId, reason: '광고나 홍보' })).data.resultMessage).toBe('이미 신고한 소개입니다.')
  expect((await post('people/report', { profileId, reason: '광고' }, OWNER)).data.resultMessage).toBe('내 소개는 신고할 수 없습니다.')
  const queue = await app.get('/adm/reply/browse?state=waiting&place=profile', { as: PEOPLE.admin })
  expect(queue.status, queue.data.resultMessage).toBe(200)
  expect(queue.data.items).toMatchObject([
    { of: 'profile', contents: '연락 주세요', author: '느린오후', path: `/styling/people/${profileId}`, reasons: ['광고나 홍보'] },
  ])
  const { of, replySeq } = queue.data.items![0] as { of: string; replySeq: number }
  const decided = await app.post('/adm/reply/decide', { of, replySeq, decision: 'hide', reason: '연락처 요구' }, { as: PEOPLE.admin })
  expect(decided.status, decided.data.resultMessage).toBe(200)
  expect((await person()).data.item).toMatchObject({ introduction: '', nickname: '느린오후' })
  expect((await get('people/mine', OWNER)).data.item).toMatchObject({ introduction: '연락 주세요', hiddenReason: '연락처 요구' })
  await post('people/save', { shownYn: 'Y', picture: '', introduction: '연락 주세요' }, OWNER)
  expect((await person()).data.item).toMatchObject({ introduction: '' })
  await post('people/save', { shownYn: 'Y', picture: '', introduction: '집을 고칩니다' }, OWNER)
  expect((await person()).data.item).toMatchObject({ introduction: '집을 고칩니다' })
})

test('only replies that visitors read are listed', async () => {
  const seq = await publish()
  const reply = async (contents: string) =>
    ((await post('interiorSvcApi/saveReply', { seq, contents }, OWNER)).data.item as { REPLY_SEQ: number }).REPLY_SEQ
  const [shown, hidden, removed] = [await reply('보입니다'), await reply('숨깁니다'), await reply('지웁니다')]
  const { db } = app.open
  await db.update(interiorReplies).set({ hiddenAt: NOW }).where(eq(interiorReplies.replySeq, hidden))
  await db.update(interiorReplies).set({ deletedAt: NOW }).where(eq(interiorReplies.replySeq, removed))
  const list = async () => (await get(`people/replies?profileId=${await profileOf()}`)).data
  expect(await list()).toMatchObject({ totalCount: 1, items: [{ REPLY_SEQ: shown, CONTENTS: '보입니다', TITLE: '흰 벽' }] })
  expect((await person()).data.item).toMatchObject({ replyCnt: 1 })
  await db.update(interiorCases).set({ publishedYn: 'N' })
  expect(await list()).toMatchObject({ totalCount: 0, items: [] })
})

test('a follower is told of a new tour once, by the ways that they chose; of a draft and of a change nobody is', async () => {
  const { db } = app.open
  await publish('첫 집')
  const profileId = await profileOf()
  const follow = (followYn: string, who: object = FRIEND) => post('people/follow', { profileId, followYn }, who)
  expect((await follow('Y')).data.item).toEqual({ followYn: 'Y', followers: 1 })
  expect((await follow('Y')).data.item).toEqual({ followYn: 'Y', followers: 1 })
  expect((await follow('Y', OWNER)).data.resultMessage).toBe('내 프로필은 팔로우할 수 없습니다.')
  expect((await follow('Y', PEOPLE.visitor)).status).toBe(401)
  expect((await get('people/following', FRIEND)).data.items).toMatchObject([{ profileId, nickname: '느린오후' }])
  expect((await get('people/following', OWNER)).data.items).toEqual([])
  await db.insert(alarmChoices).values({ memberNo: '8', kind: 'people', channel: 'mail', chosenAt: NOW })
  await publish('쓰는 중', OWNER, 'Y')
  expect(await told('8')).toEqual([])
  const seq = await publish('둘째 집')
  const again = { seq, title: '둘째 집', blocks: JSON.stringify([...newTour().blocks, photo]), tempYn: 'N' }
  expect((await post('interiorSvcApi/saveMyHome', again, OWNER)).status).toBe(200)
  expect(await told('8')).toEqual(['팔로우하시는 느린오후님이 집들이 ‘둘째 집’ 글을 올렸습니다.'])
  expect(await db.$count(alarmDeliveries)).toBe(1)
  expect(await told('9')).toEqual([])
  expect((await follow('N')).data.item).toEqual({ followYn: 'N', followers: 0 })
  await publish('셋째 집')
  expect(await told('8')).toHaveLength(1)
})

test('whoever publishes all day is told of once, and what they delete takes the alarm with it', async () => {
  await publish('첫 집')
  await post('people/follow', { profileId: await profileOf(), followYn: 'Y' }, FRIEND)
  const seq = await publish('33평')
  await publish('!!')
  expect(await told('8')).toEqual(['팔로우하시는 느린오후님이 집들이 ‘33평’ 글을 올렸습니다.'])
  expect(
    (await app.get(`/svc/interiorSvcApi/removeMyHome?seq=${seq}`, { as: OWNER, now: NOW, headers: { 'sec-fetch-site': 'same-origin' } }))
      .status,
  ).toBe(200)
  expect(await told('8')).toEqual([])
})

test('scraps of one day are one alarm that grows; own ones are none, and pressing on and off tells nothing new', async () => {
  const seq = await publish()
  const target = { type: 'myhome', targetId: String(seq) }
  await post('scrap/cScrap', target, OWNER)
  expect(await told('7')).toEqual([])
  await Promise.all([post('scrap/cScrap', target), post('scrap/cScrap', target, THIRD)])
  expect(await told('7')).toEqual(['회원님의 집들이 ‘흰 벽’, 오늘 2명이 스크랩했습니다.'])
  const read = { readAt: NOW }
  await app.open.db.update(alarms).set(read).where(eq(alarms.memberNo, '7'))
  await post('scrap/dScrap', target)
  await post('scrap/cScrap', target)
  const [alarm] = await app.open.db
    .select()
    .from(alarms)
    .where(and(eq(alarms.memberNo, '7'), eq(alarms.kind, 'people')))
  expect(alarm).toMatchObject(read)
  await post('scrap/dScrap', target)
  await post('scrap/cScrap', target, FRIEND, new Date(NOW.getTime() + 86_400_000))
  expect(await told('7')).toHaveLength(2)
})

test('replies of one day are one alarm that grows and leads to the latest', async () => {
  const seq = await publish()
  const reply = (who: object, more: object = {}) => post('interiorSvcApi/saveReply', { seq, contents: '좋아요', ...more }, who)
  await reply(OWNER)
  expect(await told('7')).toEqual([])
  await reply(FRIEND)
  expect(await told('7')).toEqual(['회원님의 집들이 ‘흰 벽’에 다른이님이 댓글을 남겼습니다.'])
  const last = (await reply(THIRD)).data.item as { REPLY_SEQ: number }
  expect(await told('7')).toEqual(['회원님의 집들이 ‘흰 벽’에 셋째님 외 1명이 댓글을 남겼습니다.'])
  const [alarm] = await app.open.db.select().from(alarms).where(eq(alarms.memberNo, '7'))
  expect(alarm!.link).toContain(`#reply-${last.REPLY_SEQ}`)
})

test('a withdrawal takes the profile, those whom the member followed, and those who followed', async () => {
  const { db } = app.open
  await publish()
  await publish('친구 집', FRIEND)
  await post('people/follow', { profileId: await profileOf('7'), followYn: 'Y' }, FRIEND)
  await post('people/follow', { profileId: await profileOf('8'), followYn: 'Y' }, OWNER)
  await db.transaction((tx) => eraseMember(tx, '7', NOW))
  expect(await db.$count(memberFollows)).toBe(0)
  expect(await db.$count(memberProfiles, eq(memberProfiles.memberNo, '7'))).toBe(0)
  await db.update(members).set({ nickname: '느린오후' }).where(eq(members.memberNo, '7'))
})

test('five drafts at once, also of two tabs that begin together; each is listed with what it has', async () => {
  for (let i = 0; i < DRAFTS_MOST - 1; i++) await publish(i === 0 ? '' : `초안 ${i}`, OWNER, 'Y')
  const blocks = JSON.stringify([...newTour().blocks, photo])
  const both = await Promise.all(['가', '나'].map((title) => post('interiorSvcApi/saveMyHome', { title, blocks, tempYn: 'Y' }, OWNER)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.data.resultMessage).toMatch(/^작성 중인 집들이는 5편까지/)
  // Publishing at once is no draft.
  const shown = await publish('바로 게시')
  const { items, item } = (await get('interiorSvcApi/myTours', OWNER)).data
  expect(item).toEqual({ drafts: 5 })
  expect(items).toHaveLength(6)
  expect(items![5]).toMatchObject({ seq: shown, state: 'published' })
  expect(items).toContainEqual(expect.objectContaining({ title: '', state: 'draft', photos: 1, paragraphs: 0, cover: src }))
  expect((await get('interiorSvcApi/myTours', FRIEND)).data.items).toEqual([])
})

// Folders of a scrapbook: whose they are, what two tabs do at once, and what a link shows and no longer shows.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MOST_FOLDERS } from '@/schemas/rules/members/scrap-folders'
import { throttles } from '@/services/db/tables/base'
import { interiorCases } from '@/services/db/tables/content'
import { members, scraps } from '@/services/db/tables/members'
import { scrapFolderLinks, scrapFolders } from '@/services/db/tables/scrap-folders'
import { forbiddenWords } from '@/services/db/tables/site'
import { addCases, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

const NOW = new Date('2026-06-15T03:00:00Z')
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8' } }
let app: TestApp

const post = (name: string, body: object, as: object = PEOPLE.member, now = NOW) => app.post(`/svc/scrap/${name}`, body, { as, now })
const folder = async (title: string, as: object = PEOPLE.member): Promise<number> => {
  const { status, data } = await post('folder/save', { title }, as)
  expect(status, data.resultMessage).toBe(200)
  return (data.item as { folderSeq: number }).folderSeq
}
const folders = async (as: object = PEOPLE.member) =>
  (await app.get('/svc/scrap/folders', { as, now: NOW })).data.items as {
    folderSeq: number
    title: string
    cnt: number
    linkPath: string
  }[]
const inside = async (folderSeq: number, as: object = PEOPLE.member) =>
  ((await app.get(`/svc/myPageSvcApi/svcScrapList?folderSeq=${folderSeq}`, { as, now: NOW })).data.items as { TARGET_ID: string }[]).map(
    (one) => one.TARGET_ID,
  )
const shared = (token: string) => app.get(`/svc/scrap/shared?token=${token}`, { as: PEOPLE.visitor, now: NOW })
const tokenOf = (linkPath: string) => linkPath.split('/').at(-1)!

beforeAll(async () => {
  app = await openTestApp('postgres')
  await addMembers(app.open.db, '7', '8')
  await addCases(app.open.db, 1, 2, 3)
  await app.open.db.update(members).set({ nickname: '느린오후' }).where(eq(members.memberNo, '7'))
  await app.open.db.insert(forbiddenWords).values({ siteId: 'site', word: '나쁜말' })
})
afterAll(() => app.drop())
beforeEach(async () => {
  const { db } = app.open
  await db.delete(scrapFolderLinks)
  await db.delete(scrapFolders)
  await db.delete(scraps)
  await db.delete(throttles)
  await db.update(interiorCases).set({ publishedYn: 'Y' })
  for (const targetId of ['1', '2', '3']) await post('cScrap', { type: 'house', targetId })
})

test('a folder is named, renamed and counted; the same name twice, a wrong name and a forbidden word are refused in words', async () => {
  const seq = await folder('  거실   바닥 ')
  expect((await post('folder/place', { targets: ['house:1', 'house:2'], putIn: [seq] })).data.item).toEqual({ placed: 2, taken: 0 })
  expect(await folders()).toMatchObject([{ folderSeq: seq, title: '거실 바닥', cnt: 2, linkPath: '' }])
  expect((await post('folder/save', { title: '거실 바닥' })).status).toBe(409)
  expect((await post('folder/save', { title: '가'.repeat(21) })).data.resultMessage).toBe('폴더 이름은 20자까지 입력할 수 있습니다.')
  expect((await post('folder/save', { title: '😀'.repeat(20) })).status).toBe(200)
  expect((await post('folder/save', { title: ' ' })).data.resultMessage).toBe('폴더 이름을 입력해 주세요.')
  expect((await post('folder/save', { title: '나쁜말 모음' })).status).toBe(400)
  expect((await post('folder/save', { folderSeq: seq, title: '거실' })).data.item).toEqual({ folderSeq: seq, title: '거실' })
})

test('two tabs that make folders at once pass neither the limit nor a name', async () => {
  for (let i = 0; i < MOST_FOLDERS - 1; i++) {
    await app.open.db.delete(throttles)
    await folder(`폴더 ${i}`)
  }
  await app.open.db.delete(throttles)
  const made = await Promise.all(['끝', '끝', '하나 더'].map((title) => post('folder/save', { title })))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await folders()).toHaveLength(MOST_FOLDERS)
})

test('what two tabs put in and take out is added up, and order is kept', async () => {
  const [a, b] = [await folder('가'), await folder('나')]
  await Promise.all([
    post('folder/place', { targets: ['house:1'], putIn: [a, b] }),
    post('folder/place', { targets: ['house:2'], putIn: [a] }),
    post('folder/place', { targets: ['house:3'], putIn: [a] }),
  ])
  expect((await inside(a)).toSorted()).toEqual(['1', '2', '3'])
  expect(await inside(b)).toEqual(['1'])
  await post('folder/place', { targets: ['house:1', 'house:2', 'house:3'], takeOut: [a] })
  for (const id of ['1', '2', '3']) await post('folder/place', { targets: [`house:${id}`], putIn: [a] })
  expect(await inside(a)).toEqual(['3', '2', '1'])
  await post('folder/moveScrap', { folderSeq: a, target: 'house:1', step: 'earlier' })
  expect(await inside(a)).toEqual(['3', '1', '2'])
  await post('folder/moveScrap', { folderSeq: a, target: 'house:3', step: 'earlier' })
  expect(await inside(a)).toEqual(['3', '1', '2'])
  // Removed and put back: in its place.
  await post('dScraps', { targets: ['house:1'] })
  expect(await inside(a)).toEqual(['3', '2'])
  await post('restore', { targets: ['house:1'] })
  expect(await inside(a)).toEqual(['3', '1', '2'])
  await post('folder/move', { folderSeq: b, step: 'earlier' })
  expect((await folders()).map(({ title }) => title)).toEqual(['나', '가'])
})

test('P-MEM-2: another member’s folder is answered like one that is not there, by every call', async () => {
  const seq = await folder('가')
  const calls: [string, object][] = [
    ['folder/save', { folderSeq: seq, title: '다' }],
    ['folder/remove', { folderSeq: seq }],
    ['folder/move', { folderSeq: seq, step: 'later' }],
    ['folder/place', { targets: ['house:1'], putIn: [seq] }],
    ['folder/moveScrap', { folderSeq: seq, target: 'house:1', step: 'later' }],
    ['folder/share', { folderSeq: seq, nicknameYn: 'N' }],
    ['folder/unshare', { folderSeq: seq }],
  ]
  for (const [name, body] of calls) {
    const foreign = await post(name, body, OTHER)
    const unknown = await post(name, JSON.parse(JSON.stringify(body).replaceAll(String(seq), '999999')) as object, OTHER)
    expect([foreign.status, foreign.data.resultMessage], name).toEqual([404, unknown.data.resultMessage])
  }
  expect(await inside(seq, OTHER)).toEqual([])
  expect((await post('note', { target: 'house:1', note: '메모', before: '' }, OTHER)).status).toBe(404)
})

test('a note that another tab changed is not overwritten, and comes with the refusal', async () => {
  expect((await post('note', { target: 'house:1', note: ' 밝은 색 ', before: '' })).data.item).toEqual({ note: '밝은 색' })
  const late = await post('note', { target: 'house:1', note: '어두운 색', before: '' })
  expect([late.status, late.data.item]).toEqual([409, { note: '밝은 색' }])
  expect((await post('note', { target: 'house:1', note: '밝은 색', before: '' })).status).toBe(200)
  expect((await post('note', { target: 'house:1', note: '어두운 색', before: '밝은 색' })).status).toBe(200)
  expect((await post('note', { target: 'house:1', note: '가'.repeat(201), before: '어두운 색' })).status).toBe(400)
  expect((await post('note', { target: 'house:1', note: '나쁜말', before: '어두운 색' })).status).toBe(400)
  const [stored] = (await app.open.pool.query<{ note: string }>(`select note from scrap where note is not null`)).rows
  expect(stored!.note).not.toContain('어두운')
})

test('a link shows its folder alone, ends, is made anew, and says when it is gone', async () => {
  const seq = await folder('거실 바닥')
  await post('folder/place', { targets: ['house:1', 'house:2'], putIn: [seq] })
  await post('note', { target: 'house:1', note: '밝은 색', before: '' })
  const link = async (body: object) =>
    tokenOf(((await post('folder/share', { folderSeq: seq, ...body })).data.item as { linkPath: string }).linkPath)
  const token = await link({ nicknameYn: 'N' })
  expect(token).toHaveLength(22)
  const seen = (await shared(token)).data
  expect(seen.item).toEqual({ title: '거실 바닥', nickname: '' })
  expect((seen.items as { note: string }[]).map(({ note }) => note)).toEqual(['밝은 색', ''])
  expect(JSON.stringify(seen)).not.toMatch(/느린오후|memberNo|"7"/)
  // The same link, with the name.
  expect(await link({ nicknameYn: 'Y' })).toBe(token)
  expect((await shared(token)).data.item).toEqual({ title: '거실 바닥', nickname: '느린오후' })
  // What visitors do not see is not shown by a link either.
  await app.open.db.update(interiorCases).set({ publishedYn: 'N' }).where(eq(interiorCases.seq, 2))
  expect((await shared(token)).data.items).toHaveLength(1)
  const anew = await link({ nicknameYn: 'Y', anewYn: 'Y' })
  expect(anew).not.toBe(token)
  expect([(await shared(token)).status, (await shared(anew)).status]).toEqual([410, 200])
  await post('folder/unshare', { folderSeq: seq })
  expect((await shared(anew)).status).toBe(410)
  const last = await link({ nicknameYn: 'N' })
  await post('folder/remove', { folderSeq: seq })
  expect((await shared(last)).data.resultMessage).toBe('공유가 끝난 폴더입니다.')
  expect((await shared('a'.repeat(22))).status).toBe(404)
  // The scraps stay.
  expect(await app.open.db.$count(scraps)).toBe(3)
})

test('a blocked member’s link is one that never was', async () => {
  const seq = await folder('가')
  const { data } = await post('folder/share', { folderSeq: seq, nicknameYn: 'N' })
  const token = tokenOf((data.item as { linkPath: string }).linkPath)
  await app.open.db.update(members).set({ status: 'BLOCKED' }).where(eq(members.memberNo, '7'))
  expect((await shared(token)).status).toBe(404)
  await app.open.db.update(members).set({ status: 'NORMAL' }).where(eq(members.memberNo, '7'))
})

// Staff who may write and not publish change nothing that visitors see. Every act of staff with the right to write either stays inside, or is
// named by its own words in the table of roles, or asks for the right to publish where visitors see its object: then it is tried here on
// something that is public, and what visitors read is compared.
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleAreas } from '@/schemas/rules/base/console-areas'
import type { Act, RoleRights } from '@/schemas/rules/base/rights'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { media } from '@/services/db/tables/media'
import { documents } from '@/services/db/tables/site'
import { services } from '@/services/areas'
import { shipCodes } from '../support/ship-codes'
import { openTestApp, PEOPLE, type TestApp } from '../support/test-app'

/** Acts whose object no visitor sees: drafts, a library, a queue, one person's own matter. */
const INSIDE = [
  'stock.low',
  ...['builder.create', 'builder.ops', 'builder.pageSave', 'builder.rename', 'builder.restore'],
  ...['eventStaff.create', 'record.duplicate', 'record.tryChange', 'record.importProgress', 'record.importRows', 'record.importCancel'],
  ...['media.document', 'media.film', 'media.upload', 'media.move', 'media.folder.create', 'media.folder.delete', 'media.folder.rename'],
  // A file that is named anywhere is not thrown away (services/site/media/library.test.ts).
  ...['media.trash', 'media.purge', 'media.recover'],
  ...['consultationDesk.assign', 'consultationDesk.attach', 'consultationDesk.detach', 'consultationDesk.move', 'consultationDesk.write'],
  // It is told to the person who asked.
  'consultationDesk.settleAsk',
  ...['visitDesk.cancel', 'visitDesk.move', 'visitDesk.settle', 'communityDesk.decide', 'benefitDesk.points', 'opening.mark'],
  ...['memberPage.addNote', 'memberPage.changeNote', 'memberPage.deleteNote', 'auditReview.answer', 'auditReview.sign'],
  ...['memberDesk.block', 'memberDesk.unblock', 'memberDesk.endSessions', 'memberDesk.releaseLock'],
  ...['orderDesk.acceptCancel', 'orderDesk.refuseCancel', 'orderDesk.installDay'],
  ...['orderDesk.cancel', 'orderDesk.check', 'orderDesk.move', 'orderDesk.prepare', 'orderDesk.ship', 'orderDesk.shipSheet'],
  ...[
    'orderDesk.give',
    'orderDesk.delivery',
    'orderDesk.changeDelivery',
    'orderDesk.changeOption',
    'orderDrafts.cancel',
    'orderDrafts.copy',
    'orderDrafts.create',
    'orderDrafts.save',
    'orderDrafts.send',
    'orderDrafts.withdraw',
    'orderNotes.add',
    'orderNotes.change',
    'orderNotes.delete',
    'packing.file',
    'packing.print',
    'returnDesk.create',
    'orderDesk.track',
    'refundDesk.confirm',
    'refundDesk.sendBack',
    'refundDesk.withdraw',
    'returnDesk.accept',
    'returnDesk.receive',
    'returnDesk.refuse',
    'returnDesk.settle',
    'returnDesk.waive',
  ],
]
/** The words of the right say what the act does to visitors: 답글, 답변, 만들기·발급·종료, 수량 바꾸기. */
const BY_ITS_WORDS = [
  ...['questionDesk.answer', 'questionDesk.answerSeveral', 'reviewDesk.answer', 'reviewDesk.answerSeveral', 'stock.adjust', 'stock.sheet'],
  ...['couponDesk.change', 'couponDesk.create', 'couponDesk.end', 'couponDesk.issue', 'couponDesk.issueAll'],
  ...['couponDesk.createCodes', 'couponDesk.exportCodes'],
]

let app: TestApp
let usual: RoleRights
const admin = { as: PEOPLE.admin }
const writer = { as: { staff: { id: 'writer', role: 'mng', sid: 'writer' } } } as const
const post = (path: string, input: object, as: object = admin) => app.post(path, input, as)
const made = {} as Record<'page' | 'login' | 'trashed' | 'notice' | 'faq' | 'gone' | 'batch' | 'synonym', string> & {
  event: number
  form: object
  version: number
  picture: string
  film: string
  pdf: string
}
const page = (route: string) => ({ schemaVersion: 1, kind: 'page', route, title: route, layout: 'default', blocks: [] })
const NOTICE = { category: 'guide', title: '휴무 안내', contents: '<p>쉽니다.</p>', postedAt: '2026-06-01T00:00:00.000Z' }
const FAQ = { category: 'product', question: '배송은 얼마나 걸리나요?', answer: '<p>사흘 걸립니다.</p>' }

async function published(definition: object): Promise<string> {
  const saved = await post('/adm/foPage/save', { definition })
  const id = saved.data.item['id'] as string
  expect((await post('/adm/svcPageDeploy/deploy', { id })).status).toBe(200)
  return id
}
async function shown(type: string, values: object): Promise<string> {
  const { data } = await post('/adm/record/create', { type, values })
  const { id, version } = data.item as { id: string; version: number }
  const answer = await post('/adm/record/publish', { type, id, version })
  expect([answer.status, answer.data.problems]).toEqual([200, undefined])
  return id
}
const act = (type: string, id: string, name: string, as: object = admin, more: object = {}) =>
  post('/adm/record/act', { type, act: name, ids: [id], ...more }, as)
const versionOf = async (type: string, id: string) => (await app.get(`/adm/record/open?type=${type}&id=${id}`, admin)).data.item['version']

beforeAll(async () => {
  app = await openTestApp('postgres')
  const { db } = app.open
  await shipCodes(db)
  usual = Object.fromEntries(consoleAreas().map(({ id }) => [id, { acts: ['see', 'write'] as const }]))
  await db.insert(roles).values({ id: 'writer', siteId: 'site', name: '쓰는 사람', rights: usual })
  await db.insert(staff).values({ id: 'writer', loginId: 'writer', name: '글쓴이', role: 'mng', roleId: 'writer', passwordHash: '-' })
  await db.insert(staffSessions).values({ id: 'writer', staffId: 'writer', expiresAt: new Date(Date.now() + 3_600_000) })

  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(picture)], 'a.png'))
  const src = String((await app.post('/adm/media/upload', form, admin)).data.item['src'])
  made.picture = src.split('/').at(-1)!
  made.film = `${'f'.repeat(64)}.mp4`
  made.pdf = `${'d'.repeat(64)}.pdf`
  for (const [file, kind] of [
    [made.film, 'film'],
    [made.pdf, 'document'],
  ] as const)
    await db.insert(media).values({ ...(await db.select().from(media))[0]!, file, stored: file, original: file, kind })
  made.notice = await shown('notices', {
    ...NOTICE,
    contents: `<p><img src="${src}" alt="봄"></p><p>${src.replace(made.picture, made.film)} ${src.replace(made.picture, made.pdf)}</p>`,
  })
  made.page = await published(page('/a'))
  made.login = await published(page('/login'))
  await db.update(documents).set({ shippedHash: 'shipped' }).where(eq(documents.id, made.login))
  made.trashed = await published(page('/gone'))
  await post('/adm/foPage/trash', { ids: [made.trashed] })
  made.faq = await shown('faqs', FAQ)
  await shown('faqs', { ...FAQ, question: '설치도 해 주나요?' })
  made.gone = await shown('notices', { ...NOTICE, title: '버린 공지' })
  made.batch = (await act('notices', made.gone, 'trash')).data.item['batch'] as string
  made.synonym = (await post('/adm/record/create', { type: 'search-synonyms', values: { word: '마루', synonyms: ['바닥재'] } })).data.item[
    'id'
  ] as string
  made.event = (await post('/adm/event/create', { eventName: '봄 이벤트', eventType: 'default' })).data.item['eventSeq'] as number
  const opened = (await app.get(`/adm/event/open?eventSeq=${made.event}`, admin)).data.item as { form: object; version: number }
  made.form = { ...opened.form, imgBannerPc: '/media/a.webp', imgBannerMo: '/media/b.webp', imgBannerAlt: '거실' }
  await post('/adm/event/save', { eventSeq: made.event, version: opened.version, form: made.form })
  const { status } = await post('/adm/event/publish', { eventSeq: made.event, version: opened.version + 1, publishedYn: 'Y' })
  expect(status).toBe(200)
  made.version = opened.version + 2
})
afterAll(() => app.drop())

/** What visitors read of it all. */
async function seen(): Promise<unknown> {
  const paths = [
    ...['/a', '/login', '/gone'].map((route) => `/svc/service/page?pageRoute=${route}`),
    ...[made.notice, made.gone].map((id) => `/svc/noticeSvcApi/svcRead?id=${id}`),
    '/svc/faqSvcApi/svcList?size=50',
    `/svc/eventSvcApi/svcRead?eventSeq=${made.event}`,
  ]
  const answers = await Promise.all(paths.map((path) => app.get(path)))
  const files = await app.open.db.select({ stored: media.stored, focal: media.focal, captions: media.captions }).from(media)
  return [answers.map(({ status, data }) => [status, data.item, data.items]), files]
}

const mediaForm = (file: string, more: Record<string, Buffer>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ file, version: '1', width: '16', height: '9' })) form.append(name, value)
  for (const [name, value] of Object.entries(more)) form.append(name, new File([new Uint8Array(value)], name))
  return form
}
const CSV = '분류,제목,본문,목록 맨 위에 고정,게시일\nguide,휴무 안내,<p>쉽니다.</p>,아니요,2026-06-01 09:00\n'
const sheet = () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ type: 'notices', publish: 'Y' })) form.append(name, value)
  form.append('file', new File([CSV], 'a.csv'))
  return form
}

/** Each act that asks for more on the way, done by somebody who may write, on something that visitors see. */
const ASKS: Record<string, () => Promise<unknown>> = {
  'builder.trash': () => post('/adm/foPage/trash', { ids: [made.page] }, writer),
  'builder.recover': () => post('/adm/foPage/recover', { ids: [made.trashed] }, writer),
  'eventStaff.save': () =>
    post('/adm/event/save', { eventSeq: made.event, version: made.version, form: { ...made.form, eventName: '바뀐 이름' } }, writer),
  'record.act': async () => {
    for (const name of ['withdraw', 'trash', 'unschedule']) expect((await act('notices', made.notice, name, writer)).status).toBe(403)
    expect((await act('notices', made.gone, 'restore', writer)).status).toBe(403)
    const { data } = await act('notices', made.notice, 'set', writer, { field: 'category', value: 'policy' })
    expect(data.item['refused']).toHaveLength(1)
    return { status: 403 }
  },
  'record.undo': () => post('/adm/record/undo', { type: 'notices', batch: made.batch }, writer),
  'record.move': () => post('/adm/record/move', { type: 'faqs', id: made.faq }, writer),
  'record.create': () => post('/adm/record/create', { type: 'search-synonyms', values: { word: '문', synonyms: ['도어'] } }, writer),
  'record.save': async () => {
    const version = await versionOf('notices', made.notice)
    const draft = await post(
      '/adm/record/save',
      { type: 'notices', id: made.notice, version, values: { ...NOTICE, title: '초안' } },
      writer,
    )
    expect(draft.status, 'a draft is stored').toBe(200)
    const values = { word: '마루', synonyms: ['바닥'] }
    const at = await versionOf('search-synonyms', made.synonym)
    return post('/adm/record/save', { type: 'search-synonyms', id: made.synonym, version: at, values }, writer)
  },
  'record.importTry': () => app.post('/adm/record/importTry', sheet(), writer),
  // An import belongs to who tried it; the right may go between the trial and the import.
  'record.importRun': async () => {
    const rights = (acts: readonly Act[]) => ({ ...usual, notices: { acts } })
    await app.open.db.update(roles).set({ rights: rights(['write', 'publish']) })
    const job = (await app.post('/adm/record/importTry', sheet(), writer)).data.item['job'] as string
    await expect
      .poll(async () => (await app.get(`/adm/record/importProgress?type=notices&job=${job}`, writer)).data.item, { timeout: 20_000 })
      .toMatchObject({ phase: 'tried', faultCount: 0 })
    await app.open.db.update(roles).set({ rights: rights(['write']) })
    return post('/adm/record/importRun', { type: 'notices', job }, writer)
  },
  'media.replace': async () =>
    app.post(
      '/adm/media/replace',
      mediaForm(made.picture, {
        replacement: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'blue' } })
          .png()
          .toBuffer(),
      }),
      writer,
    ),
  'media.crop': () => post('/adm/media/crop', { file: made.picture, version: 1, crop: { x: 0, y: 0, width: 50, height: 50 } }, writer),
  'media.save': () => post('/adm/media/save', { file: made.picture, version: 1, focal: '10% 10%' }, writer),
  'media.version': () => post('/adm/media/version', { file: made.picture, version: 1, number: 1 }, writer),
  'media.captions': () =>
    app.post('/adm/media/captions', mediaForm(made.film, { captions: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n가\n') }), writer),
  'media.replaceFilm': () => app.post('/adm/media/replaceFilm', mediaForm(made.film, { replacement: Buffer.from('film') }), writer),
  'media.replaceDocument': () =>
    app.post('/adm/media/replaceDocument', mediaForm(made.pdf, { replacement: Buffer.from('%PDF-1.7') }), writer),
}

test('every act with the right to write stands in one of the three lists', () => {
  const writing = services
    .flatMap(({ operations }) => operations)
    .filter(({ contract }) => contract.right?.act === 'write')
    .map(({ contract }) => contract.id)
  expect(writing.toSorted()).toEqual([...INSIDE, ...BY_ITS_WORDS, ...Object.keys(ASKS)].toSorted())
})

describe('who may write and not publish', () => {
  test.each(Object.entries(ASKS))('%s leaves what visitors see', async (_, perform) => {
    const before = await seen()
    const answer = (await perform()) as { status: number; data?: { items?: { ok: boolean; message: string }[] } }
    const outcome = answer.data?.items?.[0]
    // Of many at once each is refused by itself.
    if (answer.status === 200) expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining('권한이 있어야 합니다') })
    else expect(answer.status).toBe(403)
    expect(await seen()).toEqual(before)
  })

  test('takes away what was never public', async () => {
    const { data } = await post('/adm/foPage/save', { definition: page('/draft') }, writer)
    const id = data.item['id'] as string
    expect((await post('/adm/foPage/trash', { ids: [id] }, writer)).data.items).toEqual([
      { id, ok: true, message: '휴지통으로 옮겼습니다.' },
    ])
    expect((await post('/adm/foPage/recover', { ids: [id] }, writer)).data.items).toEqual([{ id, ok: true, message: '되살렸습니다.' }])
  })
})

test('nobody throws away or withdraws a page that the parts of the site lead to', async () => {
  const before = await seen()
  expect((await post('/adm/foPage/trash', { ids: [made.login] })).data.items).toEqual([
    { id: made.login, ok: false, message: '시스템 문서는 휴지통으로 옮길 수 없습니다.' },
  ])
  expect((await post('/adm/svcPageDeploy/withdraw', { ids: [made.login] })).data.items[0]).toMatchObject({ ok: false })
  expect(await seen()).toEqual(before)
})

test('what comes back from the trash is as it was before', async () => {
  const before = await seen()
  for (const [id, trash, recover] of [[made.page, '/adm/foPage/trash', '/adm/foPage/recover']] as const) {
    await post(trash, { ids: [id] })
    expect(await seen()).not.toEqual(before)
    expect((await post(recover, { ids: [id] })).data.items).toEqual([
      { id, ok: true, message: '되살렸습니다. 방문자에게 다시 공개됩니다.' },
    ])
  }
  await act('notices', made.notice, 'trash')
  expect(await seen()).not.toEqual(before)
  expect((await act('notices', made.notice, 'restore')).data.item).toMatchObject({ done: 1, refused: [] })
  expect(await seen()).toEqual(before)
  expect((await app.get(`/adm/record/open?type=notices&id=${made.notice}`, admin)).data.item).toMatchObject({ state: 'changed' })
})

// Photographs that nothing needs any more are deleted, and no others.
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Block } from '@/schemas/page/document'
import { newTour } from '@/schemas/rules/content/home-tour/tour-document'
import { throttles } from '@/services/db/tables/base'
import { homeTourPhotos, homeTours, interiorCases } from '@/services/db/tables/content'
import { media } from '@/services/db/tables/media'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { UPLOADS } from '@/services/storage/uploads'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { deleteUnusedPhotos } from './delete-unused-photos'

const NOW = new Date('2026-06-15T03:00:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8' } }

describe.each(ONE_DATABASE)('photographs of tours on %s', (kind) => {
  let app: TestApp
  let [a, b] = ['', '']
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7', '8')
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    for (const table of [homeTours, homeTourPhotos, interiorCases, media, throttles]) await app.open.db.delete(table)
    a = await send('#804020')
    b = await send('#208040')
  })

  async function send(background: string, { as = PEOPLE.member, now = NOW } = {}): Promise<string> {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.append('file[0].file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
    return (await app.post('/svc/interiorSvcApi/saveMyHomePhoto', form, { as, now })).data.item['src'] as string
  }
  const photo = (src: string, i: number): Block => ({
    id: `p${i}`,
    type: 'tour-photo',
    v: 1,
    props: { photo: { src, width: 60, height: 40 }, caption: '', tags: [] },
  })
  const save = (photos: string[], more: object = {}, now = NOW, as: object = PEOPLE.member) =>
    app.post(
      '/svc/interiorSvcApi/saveMyHome',
      { title: '우리 집', blocks: JSON.stringify([...newTour().blocks, ...photos.map(photo)]), filter: '', tempYn: 'Y', ...more },
      { as, now },
    )
  const saved = async (...given: Parameters<typeof save>) => {
    const { status, data } = await save(...given)
    expect(status).toBe(200)
    return data.item['seq'] as number
  }
  const sweep = (days: number) => deleteUnusedPhotos(app.open, { now: later(days), siteId: 'site' })
  const isStored = async (src: string) => (await uploadedFiles().sizeOf(src.slice(UPLOADS.length))) !== undefined
  const left = async () =>
    (await app.open.db.select().from(homeTourPhotos).where(eq(homeTourPhotos.memberNo, '7'))).map(({ src }) => src).toSorted()
  const gone = (src: string) => expect.poll(() => isStored(src)).toBe(false)

  test('one that was taken out of a draft stays for undo, and goes with its file after a week', async () => {
    const seq = await saved([a, b])
    await saved([a], { seq })
    await sweep(7)
    expect(await left()).toEqual([a, b].toSorted())
    await sweep(9)
    expect(await left()).toEqual([a])
    await gone(b)
    expect(await isStored(a)).toBe(true)
    expect((await app.open.db.select().from(media)).map(({ file }) => UPLOADS + file)).toEqual([a])
    // Again is the same as once.
    await sweep(9)
    await sweep(90)
    expect(await left()).toEqual([a])
    // Its undo comes too late, and is told so; the draft stays as it was.
    expect((await save([a, b], { seq })).data.resultMessage).toBe('내가 올린 사진만 쓸 수 있습니다.')
    expect(await saved([a], { seq, title: '그대로' })).toBe(seq)
  })

  test('one that came back by undo stays', async () => {
    const seq = await saved([a, b])
    await saved([a], { seq })
    await saved([a, b], { seq }, later(1))
    await sweep(30)
    expect(await left()).toEqual([a, b].toSorted())
  })

  test('one that visitors see stays, whatever the draft shows, and goes when the next version leaves it out', async () => {
    const seq = await saved([a, b], { tempYn: 'N' })
    await saved([a], { seq })
    for (const days of [9, 30]) await sweep(days)
    expect(await left()).toEqual([a, b].toSorted())
    await saved([a], { seq, tempYn: 'N' }, later(31))
    await sweep(32)
    expect(await isStored(b)).toBe(true)
    await sweep(60)
    await gone(b)
    expect(await left()).toEqual([a])
  })

  test('one that was sent and never used goes; sent again meanwhile, it waits anew', async () => {
    await saved([a])
    await send('#208040', { now: later(5) })
    await sweep(9)
    expect(await left()).toEqual([a, b].toSorted())
    await sweep(14)
    await gone(b)
    expect(await left()).toEqual([a])
  })

  test('one that another tour of the member shows, or another member sent, stays', async () => {
    const seq = await saved([a, b])
    await saved([b])
    await saved([a], { seq })
    expect(await send('#804020', { as: OTHER })).toBe(a)
    const theirs = await saved([a], {}, NOW, OTHER)
    await saved([], { seq })
    await sweep(30)
    expect(await left()).toEqual([b])
    expect(await isStored(a)).toBe(true)
    await saved([], { seq: theirs }, NOW, OTHER)
    await sweep(30)
    await gone(a)
  })

  test('a deleted tour takes along what only its draft and its case show, at once', async () => {
    const seq = await saved([a, b], { tempYn: 'N' })
    const other = await saved([b], { tempYn: 'N' })
    // The draft of the other tour shows `a`, its case shows `b`.
    await saved([a], { seq: other })
    await saved([], { seq })
    const remove = (one: number) =>
      app.get(`/svc/interiorSvcApi/removeMyHome?seq=${one}`, { as: PEOPLE.member, now: NOW, headers: { 'sec-fetch-site': 'same-origin' } })
    expect((await remove(seq)).status).toBe(200)
    expect(await left()).toEqual([a, b].toSorted())
    expect((await remove(other)).status).toBe(200)
    expect(await left()).toEqual([])
    await gone(a)
    await gone(b)
  })

  test('a save that brings one back while it is being deleted: it is stored, or refused; no draft shows a deleted one', async () => {
    for (let round = 0; round < 8; round++) {
      const colour = `#10${round}0f0`
      const src = await send(colour)
      const seq = await saved([a, src])
      await saved([a], { seq })
      const [answer] = await Promise.all([save([a, src], { seq }, later(9)), sweep(9), sweep(9)])
      const isThere = (await left()).includes(src)
      expect([answer.status, isThere]).toEqual(isThere ? [200, true] : [400, false])
      const [row] = await app.open.db.select().from(homeTours).where(eq(homeTours.seq, seq))
      expect(JSON.stringify(row!.document).includes(src)).toBe(isThere)
      if (isThere) expect(await isStored(src)).toBe(true)
      else await gone(src)
      await app.open.db.delete(throttles)
      // A member writes five at once.
      await app.open.db.update(homeTours).set({ state: 'unpublished' })
    }
  })

  test('the deletion waits for a save that has taken the photograph in and is not done yet', async () => {
    await saved([a])
    const saving = await app.open.pool.connect()
    await saving.query('begin')
    await saving.query('update home_tour_photo set unused_at = null where src = $1', [b])
    const sweeping = sweep(30)
    expect(await Promise.race([sweeping.then(() => 'swept'), new Promise((resolve) => setTimeout(resolve, 300, 'waits'))])).toBe('waits')
    await saving.query('commit')
    saving.release()
    await sweeping
    expect(await left()).toEqual([a, b].toSorted())
  })
})

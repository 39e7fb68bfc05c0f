// Addresses in words: where a record stands, where its earlier addresses lead, and what search engines and links are told.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '@/app/compose'
import { openPage } from '@/renderer/open-page'
import { pageHead } from '@/renderer/page-head'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'
import { admin, NOTICE, recordCalls, type Saved } from './record-calls-for-tests'

describe('on what ships', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openSeededApp()
    compose()
  }, 60_000)
  afterAll(() => app.drop())

  const { post, saved, create, open, act } = recordCalls(() => app)
  const at = (slug: string): string => `/cs/notice/detail/${slug}`
  const shown = async (values: object): Promise<Saved> => {
    const { id, version } = await create({ ...NOTICE, ...values })
    return saved('publish', { id, version })
  }
  const renamed = async ({ id }: { id: string }, slug: string) => {
    const { version, values } = (await open(id)) as unknown as { version: number; values: object }
    const next = await saved('save', { id, version, values: { ...values, slug } })
    return post('publish', { id, version: next.version })
  }
  const head = async (path: string) => {
    const opened = await openPage(path, {})
    return typeof opened === 'object' && 'page' in opened ? pageHead(opened.page) : opened
  }
  const sitemap = async () => (await app.get('/svc/service/pageList')).data.items.map(({ path }) => path)

  test('the page stands at its words and at its number, and says what staff wrote for it', async () => {
    const one = await shown({
      title: '추석 휴무',
      slug: '추석-휴무',
      shareTitle: '추석에 쉽니다',
      shareDescription: '사흘 쉽니다.',
      sharePicture: '/media/heroes/living-sand.webp',
    })
    for (const path of [at('추석-휴무'), at(one.id)])
      expect(await head(path)).toMatchObject({
        title: expect.stringMatching(/^추석에 쉽니다/) as string,
        description: '사흘 쉽니다.',
        canonical: expect.stringContaining(encodeURI(at('추석-휴무'))) as string,
        image: { url: expect.stringContaining('living-sand') as string },
      })
    // ‘방문자 화면’ leads to the words, and the list has what it makes the link of.
    const opened = await open(one.id)
    expect(opened['path']).toBe(at('추석-휴무'))
    const listed = await app.get(`/adm/record/browse?type=notices&search=${encodeURIComponent('추석 휴무')}`, admin)
    expect(listed.data.items[0]!['values']).toMatchObject({ slug: '추석-휴무' })
  })

  test('every earlier address leads in one step to where the record is, and none in a circle', async () => {
    const one = await shown({ slug: 'first-word' })
    await renamed(one, 'second-word')
    await renamed(one, 'third-word')
    for (const slug of ['first-word', 'second-word'])
      expect(await openPage(at(slug), {})).toEqual({ redirect: at('third-word'), isPermanent: true })
    expect(await openPage(at('second-word'), { utm_source: 'x' })).toEqual({
      redirect: `${at('third-word')}?utm_source=x`,
      isPermanent: true,
    })
    await renamed(one, 'first-word')
    expect(await openPage(at('first-word'), {})).toHaveProperty('page')
    expect(await openPage(at('third-word'), {})).toEqual({ redirect: at('first-word'), isPermanent: true })
    await renamed(one, '')
    expect(await openPage(at('first-word'), {})).toEqual({ redirect: at(one.id), isPermanent: true })
  })

  test('words of another record, of a page and of nothing but digits are refused in words', async () => {
    await shown({ title: '먼저 쓴 공지', slug: 'taken-word' })
    const other = await shown({ title: '나중 공지' })
    const why = async (slug: string) => (await renamed(other, slug)).data.problems?.map(({ message }) => message)
    expect(await why('taken-word')).toEqual([expect.stringContaining('‘먼저 쓴 공지’에서 쓰고 있습니다.')])
    expect(await why('2026')).toEqual([expect.stringContaining('숫자만으로는')])
    expect((await why('Big Word'))?.length).toBe(1)
  })

  test('a record that takes the words of one that left them has them, and a withdrawn one holds none', async () => {
    const old = await shown({ title: '옛 공지', slug: 'shared-word' })
    await act({ act: 'withdraw', ids: [old.id] })
    expect(await openPage(at('shared-word'), {})).toBe('missing')
    const next = await shown({ title: '새 공지', slug: 'shared-word' })
    expect(await head(at('shared-word'))).toMatchObject({ title: expect.stringMatching(/^새 공지/) as string })
    expect((await post('publish', { id: old.id, version: ((await open(old.id)) as unknown as { version: number }).version })).status).toBe(
      400,
    )
    await renamed(next, 'own-word')
    expect(await openPage(at('shared-word'), {})).toEqual({ redirect: at('own-word'), isPermanent: true })
  })

  test('sitemap and links follow, and a link to an earlier address is known', async () => {
    const one = await shown({ title: '링크로 찾을 공지', slug: 'linked-word' })
    expect(await sitemap()).toContain(at('linked-word'))
    expect(await sitemap()).not.toContain(at(one.id))
    const found = (await app.get(`/adm/link/find?search=${encodeURIComponent('링크로 찾을')}`, admin)).data.items
    expect(found).toMatchObject([{ address: at('linked-word') }])
    await renamed(one, 'relinked-word')
    const asked = [at('linked-word'), at('relinked-word'), at(one.id)].join('\n')
    const { items } = (await app.get(`/adm/link/read?addresses=${encodeURIComponent(asked)}`, admin)).data
    expect(items.map(({ target }) => (target as { name?: string } | null)?.name)).toEqual([
      '링크로 찾을 공지',
      '링크로 찾을 공지',
      '링크로 찾을 공지',
    ])
  })
})

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { facts } from '@/services/db/tables/base'
import { issuePreviewLink } from '@/services/auth/domain/preview-link'
import { readSession } from '@/services/auth/domain/read-session'
import { settings } from '@/services/base/settings'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { page, save } from './save-for-tests'
import { app, openPages } from './open-pages-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openPages(kind)

  test('a preview link is opened once by a press, for the page of this site that it names, and gives the right to look', async () => {
    await save(page('/소개', { title: '새 소개' }))
    const secret = (await save(page('/비밀'))).data.item['id'] as string
    const look = (token: string) => app.raw(`/adm/preview/open?token=${token}&to=/elsewhere`, { headers: { 'sec-fetch-site': 'none' } })
    const press = (token: string) =>
      app.raw('/adm/preview/open', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
        body: new URLSearchParams({ token }).toString(),
      })
    const used = async () => (await app.open.db.select().from(facts)).filter(({ name }) => name.startsWith('preview-used:'))
    const words = async (response: Response) => {
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
        'private, no-store',
        'noindex, nofollow',
      ])
      return [response.status, ...[...(await response.text()).matchAll(/<(?:h1|p|button)>([^<]+)</g)].map(([, text]) => text)]
    }
    const { data } = await app.post('/adm/preview/link', { path: '/소개?a=b' }, { as: PEOPLE.admin })
    const token = new URL(String(data.item['url'])).searchParams.get('token')!
    // Whatever reads the address before the person, a messenger or a scanner, changes nothing.
    for (let i = 0; i < 3; i++)
      expect(await words(await look(token))).toEqual([
        200,
        '게시 전 화면 미리 보기',
        '아직 게시하지 않은 화면을 보여 드립니다. 이 링크는 한 번만 열 수 있고, 연 뒤 30분 동안 볼 수 있습니다.',
        '미리 보기 열기',
      ])
    expect(await used()).toEqual([])
    const response = await press(token)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/${encodeURIComponent('소개')}?a=b&preview=Y&ctx=mng`)
    const cookie = response.headers.get('set-cookie')!
    expect(cookie).toMatch(/^maru-preview=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800$/)
    const as = await readSession(cookie.split(';')[0]!)
    expect(as).toEqual({ preview: { role: 'mng', path: '/소개' } })
    const seen = (query: string) => app.get(`/mng/foPage/read?${query}`, { as })
    expect((await seen(`pageRoute=${encodeURIComponent('/소개')}`)).data.item).toMatchObject({ title: '새 소개', status: 'draft' })
    for (const query of [
      `pageRoute=${encodeURIComponent('/비밀')}`,
      `id=${secret}`,
      `id=${secret}&pageRoute=${encodeURIComponent('/소개')}`,
    ])
      expect((await seen(query)).status, query).toBe(404)
    // A double press is one opening; later it is used up.
    expect((await press(token)).status).toBe(303)
    expect(await used()).toHaveLength(1)
    await app.open.db
      .update(facts)
      .set({ value: new Date(Date.now() - 60_000).toISOString() })
      .where(eq(facts.name, (await used())[0]!.name))
    for (const open of [look, press])
      expect(await words(await open(token))).toEqual([
        410,
        '이미 연 미리 보기 링크입니다',
        '미리 보기 링크는 한 번만 열 수 있습니다. 다시 보시려면 링크를 보낸 분께 새 링크를 요청해 주세요.',
      ])
    const other = await press(await issuePreviewLink(settings().appSecret, { role: 'adm', to: '//evil.example', now: new Date() }))
    expect(other.headers.get('location')).toBe('/styling/home?preview=Y&ctx=adm')
    for (const bad of [
      '',
      'x',
      'x'.repeat(3_000),
      await issuePreviewLink('another secret of thirty-two letters', { role: 'adm', to: '/', now: new Date() }),
      await issuePreviewLink(settings().appSecret, { role: 'adm', to: '/', now: new Date(Date.now() - 3_600_000) }),
    ])
      for (const open of [look, press])
        expect(await words(await open(bad))).toEqual([
          410,
          '열 수 없는 미리 보기 링크입니다',
          '미리 보기 링크는 만든 뒤 10분 동안 열 수 있습니다. 시간이 지났거나 주소의 일부가 빠졌습니다. 다시 보시려면 링크를 보낸 분께 새 링크를 요청해 주세요.',
        ])
    expect(await used()).toHaveLength(2)
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forbiddenWords } from '@/services/db/tables/site'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await app.open.db.insert(forbiddenWords).values([
      { siteId: 'site', word: '금칙어' },
      { siteId: 'zin', word: '좋은' },
    ])
  })
  afterAll(() => app.drop())
  const changed = async () => (await bumpTagNumbers(app.open.db, ['forbidden-words']))()
  const ask = (word: string) => app.post('/svc/forbiddenWordSvcApi/validateForbiddenWordFo', { word })

  test('V-FW-1: the found word is named, spaces aside; another site’s words do not count', async () => {
    expect((await ask('금 칙 어 예시')).data.item).toEqual({ validYn: 'N', word: '금칙어' })
    expect((await ask('좋은 집이네요')).data.item).toEqual({ validYn: 'Y', word: '' })
    expect((await ask('')).data.item).toEqual({ validYn: 'Y', word: '' })
  })

  test('a form may check too, and too long a text is refused by name', async () => {
    const { status, data } = await app.post(
      '/svc/forbiddenWordSvcApi/validateForbiddenWordFo',
      new URLSearchParams({ word: '금칙어', _siteId: 'site' }),
    )
    expect([status, data.item]).toEqual([200, { validYn: 'N', word: '금칙어' }])
    expect((await ask('가'.repeat(5_001))).data.resultMessage).toBe('글은 5000자까지 입력할 수 있습니다.')
  })

  test('CX-28: the other two calls answer from the same list', async () => {
    for (const path of ['/svc/forbiddenWordSvcApi/validate', '/svc/prohibitWord/rProhibitWord']) {
      expect((await app.get(`${path}?word=${encodeURIComponent('나의 금칙어')}`)).data.item).toEqual({ validYn: 'N' })
      expect((await app.get(`${path}?word=${encodeURIComponent('마루')}`)).data.item).toEqual({ validYn: 'Y' })
    }
  })

  test('Q-036: a changed list applies from the next check on', async () => {
    expect((await ask('새말')).data.item).toMatchObject({ validYn: 'Y' })
    await app.open.db.insert(forbiddenWords).values({ siteId: 'site', word: '새말' })
    await changed()
    expect((await ask('새말')).data.item).toMatchObject({ validYn: 'N' })
    await app.open.db.delete(forbiddenWords).where(eq(forbiddenWords.word, '새말'))
    await changed()
    expect((await ask('새말')).data.item).toMatchObject({ validYn: 'Y' })
  })
})

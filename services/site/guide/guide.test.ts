import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guidePicturePath } from '@/schemas/api/site/guide'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  const ask = (file: string, as?: (typeof PEOPLE)[keyof typeof PEOPLE]) => app.raw(guidePicturePath(file), {}, as ? { as } : {})

  test('staff get a picture of the guide as it is, and nobody else does', async () => {
    const answer = await ask('audit.webp', PEOPLE.manager)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, max-age=3600',
    ])
    const bytes = readFileSync(join(import.meta.dirname, '../../../docs/guide/pictures/audit.webp'))
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    for (const as of [undefined, PEOPLE.member]) {
      const refused = await ask('audit.webp', as)
      expect([refused.status, refused.headers.get('content-type')]).toEqual([403, expect.stringContaining('application/json')])
    }
  })

  test('nothing but the pictures of the guide is read', async () => {
    for (const file of ['..%2Fstart.md', '..%2F..%2Fhouse.webp', 'audit.webp%00', 'AUDIT.WEBP', ''])
      expect((await ask(file, PEOPLE.manager)).status, file).toBe(400)
    expect((await ask('nothing.webp', PEOPLE.manager)).status).toBe(404)
  })
})

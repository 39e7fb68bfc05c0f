import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { registerDefinitions } from '@/schemas/page/definitions'
import { documents, revisions } from '@/services/db/tables/site'
import { forgetRoutes } from '../domain/published-routes'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import type { OpenDatabase } from '@/services/db/database'

const text = Type.Object(
  { title: Type.String({ title: '제목', minLength: 1 }), body: Type.Optional(Type.String({ title: '본문', widget: 'html' })) },
  { additionalProperties: false },
)
const box = Type.Object({}, { additionalProperties: false })
const ref = Type.Object({ ref: Type.String({ title: '조각' }) }, { additionalProperties: false })
registerDefinitions([
  { type: 'text', version: 1, title: '글', group: 'text', props: text, example: { title: '글' } },
  { type: 'box', version: 1, title: '상자', group: 'layout', props: box, slots: { content: { title: '내용' } }, example: {} },
  { type: 'fragment', version: 1, title: '조각', group: 'system', props: ref, example: { ref: 'header' } },
])

export let app: TestApp

export const block = (id: string, props: Record<string, unknown> = { title: id }, type = 'text') => ({ id, type, v: 1, props })

/** A test app whose blocks are a text, a box and a fragment, without documents before each test. */
export function openPages(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.update(documents).set({ publishedRevisionId: null })
    for (const table of [revisions, documents]) await db.delete(table)
    await clearAudits(db)
    forgetRoutes()
  })
}

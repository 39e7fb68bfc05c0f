// What the journeys of saving have in common: words of a draft here and on the server, a held-back save, a second author.
import type { APIRequestContext, Page, Route } from '@playwright/test'
import type { PageDocument } from '@/schemas/page/document'
import { block, BuilderPage, expect } from './builder-page'
import { draftOf } from './draft-of'

export const heading = (text: string) => block('heading', { text, level: 2 })
export const OPS = '**/adm/foPage/ops'

const textsOf = ({ blocks }: PageDocument): unknown[] => blocks.map(({ props }) => props['text'])
export const serverTexts = async (staff: APIRequestContext, route: string) => textsOf((await draftOf(staff, route)).definition)
export const localTexts = async (builder: BuilderPage) => textsOf(await builder.document())

/** Writes a heading's words in the inspector, once it shows this block's. */
export async function rewrite(builder: BuilderPage, id: string, text: string): Promise<void> {
  await builder.select(id)
  await expect(builder.field('제목')).toHaveValue(String((await builder.lead()).props['text']))
  await builder.field('제목').fill(text)
}
export const status = ({ page }: BuilderPage, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
export const SAVED = /^\d\d:\d\d에 저장됨$/

/** The browser's stored work of a document: the number of operations. */
export const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((answer, refuse) => {
        const opening = indexedDB.open('maru-builder')
        opening.onerror = () => refuse(new Error('The browser keeps nothing.'))
        opening.onsuccess = () => {
          const store = opening.result
          const reading = store.transaction('work').objectStore('work').getAll()
          reading.onsuccess = () => {
            const works = reading.result as { sent: { ops: unknown[] } | null; ops: unknown[] }[]
            store.close()
            answer(works.reduce((sum, { sent, ops }) => sum + (sent?.ops.length ?? 0) + ops.length, 0))
          }
        }
      }),
  )

/** Holds the next save back. @returns what says that it has come, and what lets it go on. */
export async function holdNextSave(page: Page): Promise<{ came: Promise<Route>; goOn: () => Promise<void> }> {
  let tell: (route: Route) => void
  let release: () => void
  const came = new Promise<Route>((resolve) => (tell = resolve))
  const free = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    OPS,
    async (route) => {
      tell(route)
      await free
      // The tab may be gone by now.
      await route.continue().catch(() => undefined)
    },
    { times: 1 },
  )
  return {
    came,
    goOn: async () => {
      await came
      release()
    },
  }
}

/** A second author: a browser of their own. */
export async function another(builder: BuilderPage, route: string): Promise<BuilderPage> {
  const context = await builder.page.context().browser()!.newContext({ baseURL: process.env['SITE_UNDER_TEST']! })
  const other = new BuilderPage(await context.newPage())
  await other.open(route)
  return other
}

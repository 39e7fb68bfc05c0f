// What the builder asks of the pages, as calls of an administrator.
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import { registerSubjects } from '@/schemas/page/subjects'
import type { Op } from '@/schemas/page/ops'
import { audits } from '@/services/db/tables/base'
import { documents } from '@/services/db/tables/site'
import { PEOPLE } from '@/tests/support/test-app'
import { app, block } from './open-pages-for-tests'

registerSubjects(['event'])

export const uses = (name: string) => block(`uses-${name}`, { ref: name }, 'fragment')
export const page = (route: string, more: Record<string, unknown> = {}) => ({
  schemaVersion: 1,
  kind: 'page',
  route,
  title: route,
  layout: 'default',
  blocks: [block('b1'), block('b2')],
  ...more,
})
export const fragment = (id: string, blocks: object[] = [block('b1')]) => ({ schemaVersion: 1, kind: 'fragment', id, title: id, blocks })
export const setTitle = (id: string, value: string): Op => ({ op: 'setProp', id, path: ['title'], value })
export const moveTo = (route: string): Op => ({ op: 'setHead', field: 'route', value: route })

let saves = 0
export const ask = (path: string, input: Record<string, unknown>, as: object = PEOPLE.admin) => app.post(path, input, { as })
export const look = (path: string, query: Record<string, string> = {}, as: object = PEOPLE.manager) =>
  app.get(`${path}?${new URLSearchParams(query).toString()}`, { as })
export const draft = async (definition: unknown) => (await ask('/adm/foPage/save', { definition })).data.item['id'] as string
export const publish = (id: string) => ask('/adm/svcPageDeploy/deploy', { id })
export const put = async (definition: unknown) => {
  const id = await draft(definition)
  expect((await publish(id)).status).toBe(200)
  return id
}
export const ops = (id: string, draftNumber: number, list: Op[], saveKey = `save-key-${++saves}`) =>
  ask('/adm/foPage/ops', { id, draftNumber, ops: list, saveKey })
export const stored = async (id: string) => (await app.open.db.select().from(documents).where(eq(documents.id, id)))[0]!
export const browse = async (query: Record<string, string> = {}) => (await look('/adm/foPage/browse', query)).data
export const names = async (query: Record<string, string> = {}) => (await browse(query)).items.map(({ name }) => name)
export const linesOf = async (id: string) =>
  (await app.open.db.select().from(audits).orderBy(audits.id)).filter(({ target }) => target === id).map(({ action }) => action)
export const read = async (route: string) => (await app.get(`/svc/service/page?pageRoute=${encodeURIComponent(route)}`)).status
export const tag = (name: string) => tagNumbers().current(name)
export const many = async (path: string, ids: string[]) => (await ask(path, { ids })).data.items

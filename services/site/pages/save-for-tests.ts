// Saving, publishing and reading a page, as calls.
import { expect } from 'vitest'
import { registerSubjects } from '@/schemas/page/subjects'
import { documents } from '@/services/db/tables/site'
import { PEOPLE } from '@/tests/support/test-app'
import { app, block } from './open-pages-for-tests'

registerSubjects(['event', 'notice'])

export const page = (route: string, more: Record<string, unknown> = {}) => ({
  schemaVersion: 1,
  kind: 'page',
  route,
  title: route,
  layout: 'default',
  blocks: [block('b1')],
  ...more,
})
export const fragment = (id: string, refs: string[] = []) => ({
  schemaVersion: 1,
  kind: 'fragment',
  id,
  title: id,
  blocks: [block('b1'), ...refs.map((name, i) => block(`r${i}`, { ref: name }, 'fragment'))],
})

export const save = (definition: unknown, more: Record<string, unknown> = {}) =>
  app.post('/adm/foPage/save', { definition, ...more }, { as: PEOPLE.admin })
export const publish = (id: string, more: Record<string, unknown> = {}) =>
  app.post('/adm/svcPageDeploy/deploy', { id, ...more }, { as: PEOPLE.admin })
export const put = async (definition: unknown) => {
  const { data } = await save(definition)
  const id = data.item['id'] as string
  expect((await publish(id)).status).toBe(200)
  return id
}
export const read = (pageRoute: string) => app.get(`/svc/service/page?pageRoute=${encodeURIComponent(pageRoute)}`)
export const rows = async () => (await app.open.db.select().from(documents)).length

// Every entry of the side navigation opens for those who are offered it, and the call behind every other one is refused: for an
// administrator, a manager without a role, the people of a shop, and a role for each group.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { openLinks } from '@/builder/list/open-links'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { usualRights } from '@/schemas/rules/base/console-areas'
import { roles, staff } from '@/services/db/tables/auth'
import { requestOf } from '../support/console-lists'
import { openTestApp, PEOPLE, type TestApp } from '../support/test-app'
import { ONE_DATABASE } from '../support/test-database'

const ROLE = 'role-of-entries'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp(ONE_DATABASE[0])
  await app.open.db.insert(roles).values({ id: ROLE, siteId: 'site', name: '묶음', rights: {} })
})
afterAll(() => app.drop())

const all = OFFICE_LINKS.flatMap(({ links }) => links)
const sees = (rights: readonly string[]): RoleRights => Object.fromEntries(rights.map((id) => [id, { acts: ['see'] as const }]))
const ROLES: [string, RoleRights | undefined][] = [
  ['a manager without a role', undefined],
  ['people of the store', sees(['orders', 'returns', 'stock'])],
  ...OFFICE_LINKS.flatMap(({ words, links }): [string, RoleRights][] =>
    words ? [[words, sees(links.flatMap(({ right }) => right ?? []))]] : [],
  ),
]

test.each([['an administrator', 'adm'] as const, ...ROLES])('%s', async (_, rights) => {
  const isAdmin = rights === 'adm'
  if (!isAdmin) {
    await app.open.db
      .update(roles)
      .set({ rights: rights ?? {} })
      .where(eq(roles.id, ROLE))
    await app.open.db
      .update(staff)
      .set({ roleId: rights ? ROLE : null })
      .where(eq(staff.id, 'manager'))
  }
  const person = isAdmin ? { role: 'adm' as const } : { role: 'mng' as const, rights: rights ?? usualRights() }
  const offered = new Set(openLinks(OFFICE_LINKS, person).flatMap(({ links }) => links.map(({ id }) => id)))
  const answers = await Promise.all(
    all.map(async ({ id, path }) => {
      const request = requestOf(path)
      if (!request) return [id, 'asks for nothing']
      const { status } = await app.get(request, { as: isAdmin ? PEOPLE.admin : PEOPLE.manager })
      return [id, status]
    }),
  )
  expect(answers.filter(([, status]) => status === 'asks for nothing')).toEqual([['guide', 'asks for nothing']])
  expect(answers.filter(([, status]) => status === 200 || status === 'asks for nothing').map(([id]) => id)).toEqual(
    all.filter(({ id }) => offered.has(id)).map(({ id }) => id),
  )
  expect(answers.filter(([, status]) => status !== 200 && status !== 403 && status !== 'asks for nothing')).toEqual([])
})

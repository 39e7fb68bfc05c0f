import { inArray } from 'drizzle-orm'
import { roles, staff } from '@/services/db/tables/auth'
import type { TargetKind } from '@/services/targets/target-kind'
import { BUILT_IN_ROLES } from './built-in-roles'
import { namesOfDirectory } from './names-of-directory'

export const authNames: Readonly<Record<string, TargetKind>> = {
  staff: {
    words: '운영자',
    listPath: '/ice_builder/staff',
    area: 'staff',
    nouns: ['staff'],
    gone: '지금은 없는 운영자',
    namesOf: async ({ db }, ids) => {
      const rows = await db
        .select({ id: staff.id, name: staff.name })
        .from(staff)
        .where(inArray(staff.id, [...ids]))
      return new Map(rows.map(({ id, name }) => [id, name]))
    },
  },
  directory: {
    words: '회사 계정',
    listPath: '/ice_builder/staff?tab=company',
    area: 'staff',
    nouns: ['directory'],
    gone: '지금은 없는 것',
    namesOf: ({ db }, ids) => namesOfDirectory(db, ids),
  },
  role: {
    words: '역할',
    listPath: '/ice_builder/staff?tab=roles',
    area: 'staff',
    nouns: ['role'],
    gone: '지금은 없는 역할',
    namesOf: async ({ db }, ids) => {
      const rows = await db
        .select({ id: roles.id, name: roles.name })
        .from(roles)
        .where(inArray(roles.id, [...ids]))
      return new Map([...BUILT_IN_ROLES, ...rows.map(({ id, name }) => [id, name] as const)])
    },
  },
}

import { hashPassword } from '@/services/base/passwords'
import type { Database } from '@/services/db/database'
import { roles, staff } from '@/services/db/tables/auth'

/** Demonstration only, so the passwords are public: a demo listens on loopback. */
const STAFF = [
  { id: 'staff-demo-admin', loginId: 'maruadmin', name: '데모 관리자', role: 'adm', password: 'Oak7!Tile29' },
  { id: 'staff-demo-manager', loginId: 'marumanager', name: '데모 매니저', role: 'mng', password: 'Oak7!Tile58' },
  {
    id: 'staff-demo-shop',
    loginId: 'marushop',
    name: '데모 매장 담당자',
    role: 'mng',
    roleId: 'role-demo-shop',
    shopId: 'showroom-nonhyeon',
    password: 'Oak7!Tile64',
  },
] as const
/** Of the people of one shop: their own requests, with everything that is done to them. */
const SHOP_ROLE = {
  id: 'role-demo-shop',
  name: '매장 담당자',
  rights: { consultations: { acts: ['see', 'write', 'publish'] }, visits: { acts: ['see', 'write'] } },
} as const

/** The accounts of the README, in a demonstration only. */
export async function seedStaff(tx: Database, siteId: string): Promise<void> {
  await tx
    .insert(roles)
    .values({ ...SHOP_ROLE, siteId })
    .onConflictDoNothing({ target: roles.id })
  const known = new Set((await tx.select({ loginId: staff.loginId }).from(staff)).map(({ loginId }) => loginId))
  for (const { password, ...person } of STAFF) {
    if (known.has(person.loginId)) continue
    await tx.insert(staff).values({ ...person, passwordHash: await hashPassword(password) })
  }
}

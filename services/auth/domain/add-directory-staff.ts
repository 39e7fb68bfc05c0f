import { like } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { hashPassword } from '@/services/base/passwords'
import { staff } from '@/services/db/tables/auth'
import type { DirectoryPlace } from './directory-place'

const LONGEST_NAME = 40

interface NewPerson {
  name: string
  /** What the directory calls the person, of which the login id is made. */
  userName: string
  email: string
  roleId: string
}

/** An account that the directory makes, with a role and never as an administrator. @returns its id. */
export async function addDirectoryStaff(place: DirectoryPlace, { name, userName, email, roleId }: NewPerson): Promise<string> {
  const { db, now } = place
  const start = loginIdOf(userName || email)
  const taken = new Set(
    (
      await db
        .select({ loginId: staff.loginId })
        .from(staff)
        .where(like(staff.loginId, `${start}%`))
    ).map((row) => row.loginId),
  )
  let loginId = start
  for (let n = 2; taken.has(loginId); n++) loginId = `${start}-${n}`
  const person = {
    id: randomUUID(),
    loginId,
    name: (name || userName || loginId).trim().normalize('NFC').slice(0, LONGEST_NAME),
    role: 'mng' as const,
    roleId,
    email: email || null,
  }
  await db.insert(staff).values({ ...person, passwordHash: await unknownPassword(), createdAt: now })
  await place.audit('staff.create', person.id, { loginId, role: person.role, roleId })
  return person.id
}

/** Letters, digits and hyphens of what stands before the `@`, as login ids have them; four at least. */
export function loginIdOf(userName: string): string {
  const plain = userName
    .split('@', 1)[0]!
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const named = /^[a-z]/.test(plain) ? plain : `staff-${plain}`.replace(/-$/, '')
  return (named.length < 4 ? `${named}-staff` : named).slice(0, 24).replace(/-+$/, '')
}

let hashed: Promise<string> | undefined
/** Hash of a password that nobody knows: a try at it takes as long as any other. One is enough, since nobody could compare. */
async function unknownPassword(): Promise<string> {
  hashed ??= hashPassword(randomBytes(32).toString('base64url'))
  try {
    return await hashed
  } catch (error) {
    hashed = undefined
    throw error
  }
}

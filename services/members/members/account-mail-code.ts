// The proof of a new mail address of an account: its code, then the confirmation, which the change of the account uses up.
import { and, eq, isNotNull } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { staffMailCodes } from '@/services/db/tables/members'
import { unexpired } from '@/services/db/unexpired'
import { MINUTE } from '@/services/kit/limit-calls'
import { accountMailIndex } from '../domain/account-mail-index'
import type { CodeFor } from './issue-mail-code'

/** A confirmed address waits this long for the rest of the form. */
const CONFIRMED_MINUTES = 30

const subjectOf = (memberNo: string, email: string): string => JSON.stringify(['account mail', memberNo, email.toLowerCase()])

/** A code is good for one member and one address. */
export const accountMailCode = (memberNo: string, email: string): CodeFor => ({
  index: accountMailIndex(memberNo),
  subject: subjectOf(memberNo, email),
})

/** Stands in the place of the code's hash once the code was right: it names the address. */
const confirmedHash = (memberNo: string, email: string): string =>
  createHmac('sha256', settings().appSecret)
    .update(`confirmed ${subjectOf(memberNo, email)}`)
    .digest('base64url')

/** What the row of a code becomes when it was right. */
export const confirmedMail = (memberNo: string, email: string, now: Date) => ({
  codeHash: confirmedHash(memberNo, email),
  confirmedAt: now,
  expiresAt: new Date(now.getTime() + CONFIRMED_MINUTES * MINUTE),
})

/** Uses up the confirmation of exactly this address. @returns whether there was one. */
export async function takeConfirmedMail(db: Database, memberNo: string, email: string, now: Date): Promise<boolean> {
  // The row stays, because the sends of this hour are counted in it.
  const taken = await db
    .update(staffMailCodes)
    .set({ expiresAt: now })
    .where(
      and(
        eq(staffMailCodes.emailIndex, accountMailIndex(memberNo)),
        eq(staffMailCodes.codeHash, confirmedHash(memberNo, email)),
        isNotNull(staffMailCodes.confirmedAt),
        unexpired(staffMailCodes.expiresAt, now, CONFIRMED_MINUTES * MINUTE),
      ),
    )
    .returning({ index: staffMailCodes.emailIndex })
  return taken.length > 0
}

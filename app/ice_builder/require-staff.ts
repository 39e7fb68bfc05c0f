// The access check of every page of the builder (G-EDITOR, RT-36). A layout is not rendered again when one page leads to the next, and it
// is rendered at the same time as its page: so each page (and its generateMetadata) calls this before it reads anything.
import { forbidden } from 'next/navigation'
import { cache } from 'react'
import { compose } from '@/app/compose'
import { markRefused } from '@/lib/request-context'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readMe } from '@/schemas/api/auth/staff'

export type Staff = Item<typeof readMe>

/** The member of staff as the database has them now; undefined for everybody else. Queried once per request. */
export const readStaff = cache(async (): Promise<Staff | undefined> => {
  compose()
  try {
    return (await call(readMe, {})).item
  } catch (error) {
    if (!(error instanceof CallFailure) || (error.status !== 401 && error.status !== 403)) throw error
    markRefused()
    return undefined
  }
})

/** The signed-in member of staff. Anyone else gets 403, the sentence of P-ADM-1 and the sign-in form in place of the page. */
export async function requireStaff(): Promise<Staff> {
  return (await readStaff()) ?? forbidden()
}

import { asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/directory'
import { directoryAccounts } from '@/services/db/tables/directory'
import { operation } from '@/services/kit/service'
import { openDirectory } from '../domain/directory-row'
import { visitHashOf } from '../domain/visit'
import { waitingRequestLink } from './requests'

export const readOwnLinks = operation(contracts.readOwnLinks, async (_, { db, session, now }) => {
  const directory = await openDirectory(db)
  const waiting = directory && session.visit ? await waitingRequestLink({ db, now }, visitHashOf(session.visit)) : undefined
  const rows = await db
    .select()
    .from(directoryAccounts)
    .where(eq(directoryAccounts.staffId, session.staff!.id))
    .orderBy(asc(directoryAccounts.createdAt))
  return {
    item: {
      isOffered: directory !== undefined,
      label: directory?.label ?? '',
      ...(waiting
        ? { waiting: { shownAs: waiting.answer.email || waiting.answer.name || waiting.answer.subject, back: waiting.facts.back } }
        : {}),
    },
    items: rows.map(({ subjectIndex, shownAs, createdAt, usedAt, isManaged }) => ({
      key: subjectIndex,
      shownAs,
      linkedAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      isManaged,
    })),
  }
})

import { and, desc, eq } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { readTerms } from '@/schemas/api/members/terms'
import { terms } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'
import { presentTerm } from './present'

/** The requested version, or the one in force; before the first takes effect, that first one. */
export async function findTerm({ termsType, version }: Input<typeof readTerms>, { db, siteId, now }: Ctx) {
  const ofType = and(eq(terms.siteId, siteId), eq(terms.termsType, termsType))
  const versions = await db
    .select({ version: terms.version, effectiveAt: terms.effectiveAt })
    .from(terms)
    .where(ofType)
    .orderBy(desc(terms.effectiveAt), desc(terms.version))
  const chosen =
    versions.find((one) => one.version === version) ?? versions.find(({ effectiveAt }) => effectiveAt <= now) ?? versions.at(-1)
  if (!chosen) return undefined
  const [row] = await db
    .select()
    .from(terms)
    .where(and(ofType, eq(terms.version, chosen.version)))
  return (
    row && {
      ...presentTerm(row),
      versions: versions.map(({ version: name, effectiveAt }) => ({ version: name, effectiveDt: effectiveAt.toISOString() })),
    }
  )
}

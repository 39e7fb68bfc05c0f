import { and, eq, inArray, like, or, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { browseAudits, exportAudits } from '@/schemas/api/site/audits'
import { actionsBy, SYSTEM_ACTORS } from '@/schemas/rules/base/audit-words'
import { dealtWith } from './dealt-with'
import { inDays } from './in-days'
import { isNoEarlierSave } from './is-no-earlier-save'
import { linesAbout } from './lines-about'
import { linesOfFinding } from './lines-of-finding'
import { contains } from '@/services/db/contains'
import { staff } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'

type Wanted = Omit<Input<typeof exportAudits>, 'reason'> & Pick<Input<typeof browseAudits>, 'saves'>

/** The condition of the wanted lines. Words are looked for in what was done, in names of staff, in the target and in the details. */
export async function auditsWanted(ctx: Ctx, wanted: Wanted): Promise<SQL | undefined> {
  const { actor, action, target, search = '', person, dealing, finding, saves = 'each' } = wanted
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  const conditions: (SQL | undefined)[] = [
    inDays(wanted),
    byActor(actor),
    action ? eq(audits.action, action) : undefined,
    target ? eq(audits.target, target) : undefined,
    person ? await linesAbout(ctx, person) : undefined,
    dealing ? dealtWith(dealing) : undefined,
    finding ? await linesOfFinding(ctx, finding) : undefined,
    saves === 'each' ? undefined : isNoEarlierSave(),
  ]
  for (const word of words) {
    const named = await ctx.db.select({ id: staff.id }).from(staff).where(contains(staff.name, word))
    const actions = actionsBy([word])
    conditions.push(
      or(
        actions.length > 0 ? inArray(audits.action, actions) : undefined,
        named.length > 0
          ? inArray(
              audits.actor,
              named.map(({ id }) => `staff:${id}`),
            )
          : undefined,
        like(audits.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`),
      ),
    )
  }
  return and(...conditions)
}

function byActor(actor: string | undefined): SQL | undefined {
  if (!actor) return undefined
  if (actor === 'member') return like(audits.actor, 'member:%')
  if (actor === 'system') return inArray(audits.actor, Object.keys(SYSTEM_ACTORS))
  // What somebody did at the door in the name of a person, whose password or code was wrong, belongs to what happened to that person.
  const [, id] = /^staff:(.+)$/.exec(actor) ?? []
  const atTheDoor = id === undefined ? undefined : and(eq(audits.actor, 'visitor'), like(audits.action, 'staff.%'), eq(audits.target, id))
  return atTheDoor ? or(eq(audits.actor, actor), atTheDoor) : eq(audits.actor, actor)
}

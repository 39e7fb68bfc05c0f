import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { CONSOLE_SCREENS } from '@/schemas/rules/base/console-screens'
import { staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

const isScreen = (id: string): boolean => CONSOLE_SCREENS.has(id) || RECORD_TYPES.some(({ type }) => id === `records/${type}`)

/** One that the console has no more can still be taken out. */
export const keepFavourite = operation(contracts.keepFavourite, async ({ id, isKept }, ctx) => {
  if (isKept && !isScreen(id)) throw ctx.fail('unknown')
  const ofSelf = eq(staff.id, ctx.session.staff!.id)
  // Two windows of one person wait for each other.
  const [row] = await ctx.db.select({ favourites: staff.favourites }).from(staff).where(ofSelf).for('update')
  const others = row!.favourites.filter((one) => one !== id)
  if (isKept && others.length >= contracts.MOST_FAVOURITES) throw ctx.fail('tooMany')
  // One that is kept already keeps its place.
  const favourites = !isKept ? others : row!.favourites.includes(id) ? row!.favourites : [...others, id]
  await ctx.db.update(staff).set({ favourites }).where(ofSelf)
  return { item: { favourites } }
})

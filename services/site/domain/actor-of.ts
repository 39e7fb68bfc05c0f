import type { Ctx } from '@/services/kit/service'

/** The acting member of staff, as records name them. */
export const actorOf = ({ session }: Ctx): string => (session.staff ? actorOfStaff(session.staff.id) : 'system')
export const actorOfStaff = (id: string): string => `staff:${id}`

/** The id of a member of staff; empty for the system. */
export const staffIdOf = (actor: string): string => (actor.startsWith('staff:') ? actor.slice('staff:'.length) : '')

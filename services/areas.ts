// Every area of the server. The order is the one in which people read what several areas say: the dashboard, what waits, what a leaving
// member is told.
import type { AreaId } from '@/schemas/areas'
import type { Area } from './area'
import { area as auth } from './auth/area'
import { area as catalog } from './catalog/area'
import { area as consulting } from './consulting/area'
import { area as content } from './content/area'
import { area as events } from './events/area'
import { area as members } from './members/area'
import { area as places } from './places/area'
import { area as site } from './site/area'
import { area as store } from './store/area'
import { followTags } from './db/tag-followers'
import { followChanges } from './finding/follow-changes'
import { registerAreas } from './kit/area-parts'
import { registerOperations } from './kit/operations'
import type { SeedStep, SeedTargets, ShippedContent } from './db/seeds/area-seeds'

export const areas: readonly Area[] = Object.values({
  site,
  content,
  catalog,
  consulting,
  places,
  store,
  events,
  members,
  auth,
} satisfies Record<Exclude<AreaId, 'base'>, Area>)
export const services = areas.flatMap((area) => area.services)

registerAreas(areas)
registerOperations(services)
followTags('search', followChanges)

/** From the last area to the first: staff and members are there before anything names them. */
const stepsOf = (part: 'people' | 'steps'): SeedStep[] => areas.toReversed().flatMap(({ seeds }) => seeds?.[part] ?? [])

/** The people of a demonstration and what they did. */
export const seedPeople: SeedStep = async (...given) => {
  for (const step of stepsOf('people')) await step(...given)
}

const shipped = (part: 'structure' | 'demo' | 'byMembers'): SeedTargets =>
  Object.assign({}, ...areas.map(({ seeds }) => seeds?.[part] ?? {})) as SeedTargets

/** Where the files of pages-fixtures/seed go, and what a demonstration computes. */
export const shippedContent: ShippedContent = {
  structure: shipped('structure'),
  demo: shipped('demo'),
  byMembers: shipped('byMembers'),
  steps: stepsOf('steps'),
}

// Every area of the pages. app/compose.ts registers what they bring on the server, app/ice_builder/introduce-blocks.tsx in the canvas.
import type { SubjectLoader } from '@/renderer/subjects'
import type { AreaId } from '@/schemas/areas'
import type { BlockArea } from './area'
import { area as auth } from './auth/area'
import { area as base } from './base/area'
import { area as catalog } from './catalog/area'
import { area as consulting } from './consulting/area'
import { area as content } from './content/area'
import { area as events } from './events/area'
import { area as members } from './members/area'
import { area as places } from './places/area'
import { area as site } from './site/area'
import { area as store } from './store/area'

export const areas: readonly BlockArea[] = Object.values({
  base,
  auth,
  members,
  content,
  catalog,
  places,
  events,
  consulting,
  store,
  site,
} satisfies Record<AreaId, BlockArea>)

export const blocks = areas.flatMap((area) => area.blocks)
export const subjects: Readonly<Record<string, SubjectLoader>> = Object.fromEntries(
  areas.flatMap((area) => Object.entries(area.subjects ?? {})),
)

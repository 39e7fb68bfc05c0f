// Every area of the console, in the order in which their screens follow each other in a group of the side navigation.
import type { AreaId } from '@/schemas/areas'
import type { OfficeArea } from './area'
import { area as auth } from './auth/area'
import { area as catalog } from './catalog/area'
import { area as consulting } from './consulting/area'
import { area as content } from './content/area'
import { area as events } from './events/area'
import { area as members } from './members/area'
import { area as places } from './places/area'
import { area as site } from './site/area'
import { area as store } from './store/area'

export const officeAreas: readonly OfficeArea[] = Object.values({
  consulting,
  places,
  members,
  store,
  events,
  content,
  catalog,
  site,
  auth,
} satisfies Record<Exclude<AreaId, 'base'>, OfficeArea>)

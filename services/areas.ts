// Every area of the server. The order is the one in which people read what several areas say: the dashboard, what waits, what a leaving
// member is told.
import { area as auth } from './auth/area'
import { area as catalog } from './catalog/area'
import { area as consulting } from './consulting/area'
import { area as content } from './content/area'
import { area as events } from './events/area'
import { area as members } from './members/area'
import { area as site } from './site/area'
import { area as store } from './store/area'
import { registerAreas } from './kit/area-parts'
import { registerOperations } from './kit/operations'

export const areas = [site, content, catalog, consulting, store, events, members, auth]
export const services = areas.flatMap((area) => area.services)

registerAreas(areas)
registerOperations(services)

// Every area of the server. The order is the one in which people read what several areas say: the dashboard, what waits, what a leaving
// member is told.
import { auth } from './auth/area'
import { catalog } from './catalog/area'
import { consulting } from './consulting/area'
import { content } from './content/area'
import { events } from './events/area'
import { members } from './members/area'
import { site } from './site/area'
import { store } from './store/area'
import { registerAreas } from './kit/area-parts'
import { registerOperations } from './kit/operations'

export const areas = [site, content, catalog, store, events, consulting, members, auth]
export const services = areas.flatMap((area) => area.services)

registerAreas(areas)
registerOperations(services)

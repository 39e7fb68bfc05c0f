import { eventsDesk } from '@/app/office/events/events/events-desk'
import { EventsScreen } from '@/app/office/events/events/events-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(eventsDesk)
export default listPage(eventsDesk, EventsScreen)

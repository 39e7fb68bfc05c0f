import { eventsDesk } from '@/app/office/events/events/events-desk'
import { EventsScreen } from '@/app/office/events/events/events-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(eventsDesk)
export default listPage(eventsDesk, EventsScreen)

import { eventsDesk } from '@/app/office/events/events/events-desk'
import { EventsScreen } from '@/app/office/events/events/events-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(eventsDesk)
export default deskPage(eventsDesk, EventsScreen)

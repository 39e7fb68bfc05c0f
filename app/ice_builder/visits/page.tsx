import { calendarDesk, isCalendar } from '@/app/office/places/visits/calendar-desk'
import { visitsDesk } from '@/app/office/places/visits/visits-desk'
import { VisitsScreen } from '@/app/office/places/visits/visits-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(visitsDesk)
export default listPage((query) => (isCalendar(query) ? calendarDesk : visitsDesk), VisitsScreen)

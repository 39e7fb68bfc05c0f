import { visitsDesk } from '@/app/office/places/visits/visits-desk'
import { VisitsScreen } from '@/app/office/places/visits/visits-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(visitsDesk)
export default listPage(visitsDesk, VisitsScreen)

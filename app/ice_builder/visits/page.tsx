import { visitsDesk } from '@/app/office/places/visits/visits-desk'
import { VisitsScreen } from '@/app/office/places/visits/visits-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(visitsDesk)
export default deskPage(visitsDesk, VisitsScreen)

import { visitsDesk } from '@/app/office/consulting/visits/visits-desk'
import { VisitsScreen } from '@/app/office/consulting/visits/visits-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(visitsDesk)
export default deskPage(visitsDesk, VisitsScreen)

import { vitalsDesk } from '@/app/office/site/vitals/vitals-desk'
import { VitalsScreen } from '@/app/office/site/vitals/vitals-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(vitalsDesk)
export default deskPage(vitalsDesk, VitalsScreen)

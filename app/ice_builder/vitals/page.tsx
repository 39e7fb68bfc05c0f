import { vitalsDesk } from '@/app/office/site/vitals/vitals-desk'
import { VitalsScreen } from '@/app/office/site/vitals/vitals-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(vitalsDesk)
export default listPage(vitalsDesk, VitalsScreen)

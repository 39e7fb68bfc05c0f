import { vitalsDesk } from '@/app/office/site/vitals/vitals-desk'
import { VitalsScreen } from '@/app/office/site/vitals/vitals-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(vitalsDesk)
export default listPage(vitalsDesk, VitalsScreen)

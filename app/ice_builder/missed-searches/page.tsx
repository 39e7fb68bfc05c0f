import { missedDesk } from '@/app/office/site/missed/missed-desk'
import { MissedScreen } from '@/app/office/site/missed/missed-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(missedDesk)
export default listPage(missedDesk, MissedScreen)

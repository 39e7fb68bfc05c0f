import { returnsDesk } from '@/app/office/store/returns/returns-desk'
import { ReturnsScreen } from '@/app/office/store/returns/returns-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(returnsDesk)
export default listPage(returnsDesk, ReturnsScreen)

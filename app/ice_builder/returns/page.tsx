import { returnsDesk } from '@/app/office/store/returns/returns-desk'
import { ReturnsScreen } from '@/app/office/store/returns/returns-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(returnsDesk)
export default listPage(returnsDesk, ReturnsScreen)

import { returnsDesk } from '@/app/office/store/returns/returns-desk'
import { ReturnsScreen } from '@/app/office/store/returns/returns-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(returnsDesk)
export default deskPage(returnsDesk, ReturnsScreen)

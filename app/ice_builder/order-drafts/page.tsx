import { draftsDesk } from '@/app/office/store/drafts/drafts-desk'
import { DraftsScreen } from '@/app/office/store/drafts/drafts-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(draftsDesk)
export default listPage(draftsDesk, DraftsScreen)

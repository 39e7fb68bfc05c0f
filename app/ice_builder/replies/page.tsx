import { repliesDesk } from '@/app/office/site/replies/replies-desk'
import { RepliesScreen } from '@/app/office/site/replies/replies-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(repliesDesk)
export default deskPage(repliesDesk, RepliesScreen)

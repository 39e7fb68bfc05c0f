import { repliesDesk } from '@/app/office/site/replies/replies-desk'
import { RepliesScreen } from '@/app/office/site/replies/replies-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(repliesDesk)
export default listPage(repliesDesk, RepliesScreen)

import { repliesDesk } from '@/app/office/site/replies/replies-desk'
import { RepliesScreen } from '@/app/office/site/replies/replies-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(repliesDesk)
export default listPage(repliesDesk, RepliesScreen)

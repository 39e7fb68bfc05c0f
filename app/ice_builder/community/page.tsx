import { communityDesk } from '@/app/office/content/community/community-desk'
import { CommunityScreen } from '@/app/office/content/community/community-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(communityDesk)
export default listPage(communityDesk, CommunityScreen)

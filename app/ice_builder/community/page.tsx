import { communityDesk } from '@/app/office/content/community/community-desk'
import { CommunityScreen } from '@/app/office/content/community/community-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(communityDesk)
export default listPage(communityDesk, CommunityScreen)

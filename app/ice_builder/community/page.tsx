import { communityDesk } from '@/app/office/content/community/community-desk'
import { CommunityScreen } from '@/app/office/content/community/community-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(communityDesk)
export default deskPage(communityDesk, CommunityScreen)

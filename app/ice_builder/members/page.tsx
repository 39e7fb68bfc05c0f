import { membersDesk } from '@/app/office/members/members/members-desk'
import { MembersScreen } from '@/app/office/members/members/members-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(membersDesk)
export default deskPage(membersDesk, MembersScreen)

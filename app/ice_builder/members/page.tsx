import { membersDesk } from '@/app/office/members/members/members-desk'
import { MembersScreen } from '@/app/office/members/members/members-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(membersDesk)
export default listPage(membersDesk, MembersScreen)

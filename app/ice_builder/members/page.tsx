import { membersDesk } from '@/app/office/members/members/members-desk'
import { MembersScreen } from '@/app/office/members/members/members-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(membersDesk)
export default listPage(membersDesk, MembersScreen)

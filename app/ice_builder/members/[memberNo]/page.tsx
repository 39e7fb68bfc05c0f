import { MemberScreen } from '@/app/office/members/members/member-screen'
import { readMember } from '@/schemas/api/members/desk'
import { detailPage } from '../../detail-page'
import { staffMetadata } from '../../staff-metadata'

export const generateMetadata = staffMetadata({ title: '회원' })
export default detailPage({ id: 'members', title: '회원' }, readMember, MemberScreen)

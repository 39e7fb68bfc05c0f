'use client'
import type { browseMembers } from '@/schemas/api/members/desk'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { membersDesk } from './members-desk'

export const MembersScreen = (props: ListScreenProps<typeof browseMembers>) => <DeskScreen desk={membersDesk} {...props} />

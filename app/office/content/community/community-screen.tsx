'use client'
import type { browseApplications } from '@/schemas/api/content/community-desk'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { communityDesk } from './community-desk'

export const CommunityScreen = (props: ListScreenProps<typeof browseApplications>) => <DeskScreen desk={communityDesk} {...props} />

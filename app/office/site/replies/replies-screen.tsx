'use client'
import type { browseReports } from '@/schemas/api/site/reply-desk'
import { DeskScreen } from '@/app/office/_parts/desk/desk-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { repliesDesk } from './replies-desk'

export const RepliesScreen = (props: ListScreenProps<typeof browseReports>) => <DeskScreen desk={repliesDesk} {...props} />

'use client'
import type { browseReturns } from '@/schemas/api/store/return-desk'
import { DeskScreen } from '@/app/office/_parts/desk/desk-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { returnsDesk } from './returns-desk'

export const ReturnsScreen = (props: ListScreenProps<typeof browseReturns>) => <DeskScreen desk={returnsDesk} {...props} />

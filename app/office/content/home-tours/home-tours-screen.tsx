'use client'
import type { browseHomeTours } from '@/schemas/api/content/home-tours'
import { DeskScreen } from '@/app/office/_parts/desk/desk-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { homeToursDesk } from './home-tours-desk'

export const HomeToursScreen = (props: ListScreenProps<typeof browseHomeTours>) => <DeskScreen desk={homeToursDesk} {...props} />

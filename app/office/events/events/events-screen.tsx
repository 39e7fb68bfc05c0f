'use client'
import type { browseEvents } from '@/schemas/api/events/staff'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { eventsDesk } from './events-desk'

export const EventsScreen = (props: ListScreenProps<typeof browseEvents>) => <DeskScreen desk={eventsDesk} {...props} />

'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { eventsDesk } from './events-desk'

export const EventsScreen = screenOf(eventsDesk)

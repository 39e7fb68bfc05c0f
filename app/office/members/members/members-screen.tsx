'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { membersDesk } from './members-desk'

export const MembersScreen = screenOf(membersDesk)

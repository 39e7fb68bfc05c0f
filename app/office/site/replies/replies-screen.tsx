'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { repliesDesk } from './replies-desk'

export const RepliesScreen = screenOf(repliesDesk)

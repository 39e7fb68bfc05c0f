'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { draftsDesk } from './drafts-desk'

export const DraftsScreen = screenOf(draftsDesk)

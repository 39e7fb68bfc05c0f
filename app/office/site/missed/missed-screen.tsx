'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { missedDesk } from './missed-desk'

export const MissedScreen = screenOf(missedDesk)

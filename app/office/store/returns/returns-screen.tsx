'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { returnsDesk } from './returns-desk'

export const ReturnsScreen = screenOf(returnsDesk)

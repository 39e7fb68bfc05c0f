'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { vitalsDesk } from './vitals-desk'

export const VitalsScreen = screenOf(vitalsDesk)

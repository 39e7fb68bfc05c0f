'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { visitsDesk } from './visits-desk'

export const VisitsScreen = screenOf(visitsDesk)

'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { homeToursDesk } from './home-tours-desk'

export const HomeToursScreen = screenOf(homeToursDesk)

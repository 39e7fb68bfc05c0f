'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { samplesDesk } from './samples-desk'

export const SamplesScreen = screenOf(samplesDesk)

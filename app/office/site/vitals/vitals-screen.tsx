'use client'
import type { browseVitals } from '@/schemas/api/site/vitals'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { vitalsDesk } from './vitals-desk'

export const VitalsScreen = (props: ListScreenProps<typeof browseVitals>) => <DeskScreen desk={vitalsDesk} {...props} />

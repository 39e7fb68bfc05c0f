'use client'
import type { browseVisits } from '@/schemas/api/consulting/visit-desk'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { visitsDesk } from './visits-desk'

export const VisitsScreen = (props: ListScreenProps<typeof browseVisits>) => <DeskScreen desk={visitsDesk} {...props} />

'use client'
import type { browseVisits } from '@/schemas/api/places/visit-desk'
import { DeskScreen } from '@/app/office/_parts/desk/desk-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { visitsDesk } from './visits-desk'

export const VisitsScreen = (props: ListScreenProps<typeof browseVisits>) => <DeskScreen desk={visitsDesk} {...props} />

import type { ReactNode } from 'react'
import { NoRight } from '@/app/office/_parts/no-right'
import { rightsOf } from '@/schemas/rules/base/rights'
import { Brand } from './brand'
import type { Staff } from './require-staff'

/** A screen of the console. */
export interface RefusedScreen {
  /** The right that shows it. */
  id: string
  /** Its link in the navigation; that of `id` without it. */
  here?: string
  title: string
}

/** Why this person may not see a screen; undefined for those who may. */
export const refusalFor = ({ id, here = id, title }: RefusedScreen, person: Staff): ReactNode =>
  rightsOf(person).sees(id) ? undefined : <NoRight brand={<Brand />} person={person} here={here} title={title} />

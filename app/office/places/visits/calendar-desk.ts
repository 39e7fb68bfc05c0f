import { listVisitDays } from '@/schemas/api/places/visit-desk'
import { defineDesk } from '../../_parts/desk/define-desk'
import { visitsDesk } from './visits-desk'

const { title, unit, what, nothing } = visitsDesk
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the calendar asks for, as its URL says it; its days are drawn by hand. */
export const calendarDesk = defineDesk<typeof listVisitDays>({
  ...{ id: 'visits', title, unit, what, nothing },
  name: 'visits-calendar',
  contract: listVisitDays,
  idOf: ({ day }) => day,
  nameOf: ({ day }) => day,
  sorts: { day: 'asc' },
  filters: [
    { kind: 'hidden', name: 'look', pattern: /^calendar$/ },
    { kind: 'hidden', name: 'place', pattern: /^(shop:\S{1,60}|house:\d{1,9})$/ },
    { kind: 'hidden', name: 'day', pattern: DAY },
    { kind: 'hidden', name: 'span', pattern: /^day$/ },
  ],
  adapt: ({ place, day, span }) => ({ ...(place ? { place } : {}), ...(day ? { day } : {}), ...(span ? { span } : {}) }),
  columns: [],
  rows: 'even',
})

/** @param query of the URL. */
export const isCalendar = (query: string): boolean => new URLSearchParams(query).get('look') === 'calendar'

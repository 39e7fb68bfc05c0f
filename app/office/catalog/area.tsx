import type { OfficeArea } from '@/app/office/area'

/** What it has is written as records, whose screens are made from their definitions (app/office/records). */
export const area: OfficeArea = { links: [] }

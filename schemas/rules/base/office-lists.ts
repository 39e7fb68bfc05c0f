/**
 * Lists of the console whose rows are no records: by the area whose right shows them. Views of a list are stored under its id, as those of
 * records are under their type.
 */
export const OFFICE_LISTS = [
  'orders',
  'order-drafts',
  'returns',
  'reviews',
  'coupons',
  'stock',
  'events',
  'members',
  'consultations',
  'visits',
  'community',
  'home-tours',
  'replies',
  'vitals',
  'audit',
] as const
export type OfficeList = (typeof OFFICE_LISTS)[number]

export const isOfficeList = (id: string): id is OfficeList => OFFICE_LISTS.some((one) => one === id)

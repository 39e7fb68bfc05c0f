import type { shopVisits } from '@/services/db/tables/visits'
import type { Whose } from '@/services/kit/subject-of'

export const whoseVisit = ({ memberNo, person }: Pick<typeof shopVisits.$inferSelect, 'memberNo' | 'person'>): Whose => ({
  memberNo,
  phoneNo: person.phoneNo,
})

import type { consultations } from '@/services/db/tables/consulting'
import type { Whose } from '@/services/kit/subject-of'

export const whoseRequest = ({ memberNo, applicant }: Pick<typeof consultations.$inferSelect, 'memberNo' | 'applicant'>): Whose => ({
  memberNo,
  phoneNo: applicant.phoneNo,
})

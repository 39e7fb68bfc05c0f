import type { Whose } from '@/services/kit/subject-of'
import type { SampleRequest } from './sample-request'

export const whoseSample = ({ memberNo, recipient }: Pick<SampleRequest, 'memberNo' | 'recipient'>): Whose => ({
  memberNo,
  phoneNo: recipient?.phoneNo ?? null,
})

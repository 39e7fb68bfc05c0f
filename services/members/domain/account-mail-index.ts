import { blindIndex } from '@/services/base/seal'

/** Index of the code by which a member proves a new mail address: one at a time. */
export const accountMailIndex = (memberNo: string): string => blindIndex(memberNo, 'account_mail')

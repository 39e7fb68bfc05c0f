import { blindIndex } from '@/services/base/seal'

/** The person is part of what is hashed: a code of another one is worth nothing. */
export const mobileCodeHash = (staffId: string, code: string): string => blindIndex(`${staffId} ${code}`, 'staff_mobile_code.code')

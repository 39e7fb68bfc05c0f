import { formatPhone } from '@/schemas/rules/base/format-phone'

/** A masked number stays as it is. */
export const phoneWords = (phoneNo: string): string => (/^\d+$/.test(phoneNo) ? formatPhone(phoneNo) : phoneNo)

import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { emailFault } from '@/schemas/rules/base/email'
import { requiredFault } from '@/schemas/rules/base/required-fault'

export interface DraftBuyer {
  name: string
  phoneNo: string
  email: string
}

/** What is wrong of a customer without an account, by field: the link goes to a mobile number. */
export function buyerFaults({ name, phoneNo, email }: DraftBuyer): Partial<Record<keyof DraftBuyer, string>> {
  const isMobile = /^[\d\s-]+$/.test(phoneNo) && /^01\d{8,9}$/.test(digitsOnly(phoneNo))
  const faults = {
    name: requiredFault('이름', name),
    phoneNo: requiredFault('휴대전화 번호', phoneNo) ?? (isMobile ? undefined : '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678'),
    email: email.trim() ? emailFault(email) : undefined,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

import { emailFault } from '@/schemas/rules/base/email'

export interface ReminderRequest {
  email: string
  agreed: boolean
}

/** What is wrong with a request for a reminder, by field; the form and the service ask the same. */
export const reminderFaults = ({ email, agreed }: ReminderRequest): { email: string | undefined; agreed: string | undefined } => ({
  email: emailFault(email),
  agreed: agreed ? undefined : '개인정보 수집·이용에 동의해 주세요.',
})

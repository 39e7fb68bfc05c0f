import { Type } from 'typebox'
import { TOPICS, type Topic } from '@/schemas/rules/site/waiting'
import { contract } from '@/schemas/api/base/contract'
import { REMINDING } from '@/schemas/api/base/rate-limit'

/** Stores an e-mail address until the topic opens; a second request for the same address changes nothing and is no error. */
export const askReminder = contract({
  at: 'POST /svc/reminderSvcApi/svcReg',
  id: 'reminder.svcReg',
  title: '오픈 알림 신청',
  access: 'visitor',
  rateLimit: REMINDING,
  input: Type.Object({
    topic: Type.Unsafe<Topic>(Type.String({ title: '알림 받을 서비스', enum: Object.keys(TOPICS) })),
    email: Type.String({ title: '이메일', maxLength: 254 }),
    agreed: Type.Boolean({ title: '개인정보 수집·이용 동의' }),
  }),
})

import type { Session } from '@/schemas/api/session'

/** Somebody who has joined, agreed and signed in: the member of a preview is nobody in particular. */
export const MEMBER: Session = {
  user: {
    memberNo: '0',
    memberId: 'preview',
    memberName: '미리보기',
    certified: 'Y',
    serviseTermsYn: 'Y',
    personalInfoCollectedYn: 'Y',
    passwordYn: 'Y',
    bizYn: 'N',
  },
}

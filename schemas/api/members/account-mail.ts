// Another mail address of an account: a code goes to it first, so that no account gets an address that its member cannot read.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING } from '@/schemas/api/base/rate-limit'

const email = Type.String({ title: '이메일', maxLength: 254 })

export const sendAccountMailCode = contract({
  at: 'POST /svc/tblMemberSvcApi/sendEmailVerify',
  id: 'acct.sendEmailVerify',
  title: '새 이메일로 인증번호 보내기',
  access: 'member',
  rateLimit: CHANGING,
  needs: ['whole', 'password'],
  input: Type.Object({ email }),
  errors: {
    same: ['409', '지금 쓰고 있는 이메일입니다.', 409],
    tooMany: ['429', '인증번호는 한 시간에 5번까지 받을 수 있습니다. 잠시 후 다시 시도해 주세요.', 429],
  },
})

export const confirmAccountMailCode = contract({
  at: 'POST /svc/tblMemberSvcApi/confirmEmailVerify',
  id: 'acct.confirmEmailVerify',
  title: '새 이메일의 인증번호 확인',
  access: 'member',
  rateLimit: CHANGING,
  needs: ['whole', 'password'],
  // A wrong code must be counted although the call refuses.
  transaction: 'own',
  input: Type.Object({ email, verifyNo: Type.String({ title: '인증번호', minLength: 1, maxLength: 20 }) }),
  errors: {
    wrong: ['400', '인증번호가 일치하지 않습니다.'],
    over: ['400', '인증번호를 사용할 수 없습니다. 인증번호를 다시 받아 주세요.'],
  },
})

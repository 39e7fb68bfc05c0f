// What a member reads before leaving: what has to end first, what goes with the account and what stays, each with its number.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

export const readWithdrawal = contract({
  at: 'GET /svc/tblMemberSvcApi/svcWithdrawal',
  id: 'acct.svcWithdrawal',
  title: '탈퇴하기 전에 확인할 내용 조회',
  access: 'member',
  needs: ['whole', 'password'],
  input: Type.Object({}),
  item: Type.Object({
    underWay: Type.Array(Type.Object({ words: Type.String(), path: Type.String(), label: Type.String() })),
    gone: Type.Array(Type.String()),
    stays: Type.Array(Type.String()),
  }),
})

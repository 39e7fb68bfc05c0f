// Common codes, by their group (SYS-20). The same code may be in two groups, with two meanings (CX-08).
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

const CommonCode = Type.Object({
  codeGroupValue: Type.String(),
  codeGroupLabel: Type.String(),
  code: Type.String(),
  name: Type.String(),
  orderNo: Type.Integer(),
})

export const listCodes = contract({
  at: 'GET /svc/codeSvcApi/svcList',
  id: 'code.svcList',
  title: '공통 코드 조회',
  access: 'visitor',
  input: Type.Object({ codeGroupValue: Type.String({ title: '코드 묶음', minLength: 1, maxLength: 100 }) }),
  items: CommonCode,
  tags: () => ['codes'],
})

export const listAllCodes = contract({
  at: 'GET /svc/codeSvcApi/listAll',
  id: 'code.listAll',
  title: '공통 코드 전체 조회',
  access: 'visitor',
  input: Type.Object({}),
  items: CommonCode,
  tags: () => ['codes'],
})

import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

const Facts = Type.Object({
  company: Type.String(),
  owner: Type.String(),
  address: Type.String(),
  email: Type.String(),
  businessNumber: Type.String(),
  orderNumber: Type.String(),
  hosting: Type.String(),
  privacyOfficer: Type.String(),
  phone: Type.String(),
  hours: Type.String(),
})
export type PublicFacts = Static<typeof Facts>

/** Who keeps the site and how to reach them (전자상거래법 제10조). */
export const readCompany = contract({
  at: 'GET /svc/companySvcApi/svcRead',
  id: 'company.read',
  title: '회사와 고객센터 조회',
  access: 'visitor',
  input: Type.Object({}),
  item: Facts,
  tags: () => ['company'],
})

import * as contracts from '@/schemas/api/site/company'
import { companyFacts } from '@/services/db/company-facts'
import { operation, service } from '@/services/kit/service'

const readCompany = operation(contracts.readCompany, async (_, { db, siteId }) => {
  const { company, owner, address, email, businessNumber, orderNumber, hosting, privacyOfficer, phone, hours } = await companyFacts(
    db,
    siteId,
  )
  return { item: { company, owner, address, email, businessNumber, orderNumber, hosting, privacyOfficer, phone, hours } }
})

export const company = service('company', [readCompany])

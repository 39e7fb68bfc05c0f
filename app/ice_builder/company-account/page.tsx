import { CompanyAccount } from '@/app/office/auth/directory/company-account'
import { requestContext } from '@/lib/request-context'
import { call } from '@/schemas/api/base/call'
import { readOwnLinks } from '@/schemas/api/auth/directory'
import { Door } from '../door'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'
import { saidOf } from '../said-of'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata({ title: '회사 계정' })

const PURPOSES = ['confirm', 'signIn', 'link'] as const

/** Where the account of a company is linked with whoever is signed in, and where a window that confirmed it ends. */
export default async function CompanyAccountPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  const wanted = new URLSearchParams(await queryOf(searchParams)).get('for')
  const { item } = await call(readOwnLinks, {})
  return (
    <Door>
      <CompanyAccount
        person={{ loginId: person.loginId, name: person.name }}
        found={item}
        purpose={PURPOSES.find((one) => one === wanted)}
        said={saidOf(requestContext()?.cookie ?? '')}
      />
    </Door>
  )
}

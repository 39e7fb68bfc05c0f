import { firstRows } from '@/app/office/_parts/first-rows'
import { AccountScreen } from '@/app/office/auth/account/account-screen'
import { readOwnAccount } from '@/schemas/api/auth/own-account'
import { readNewsChoices } from '@/schemas/api/auth/staff-news'
import { Brand } from '../brand'
import { requireStaff } from '../require-staff'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata({ title: '내 계정' })

/** The own account, which every person of staff has whatever their role. */
export default async function AccountPage() {
  const person = await requireStaff()
  const [first, news] = await Promise.all([firstRows(readOwnAccount, {}), firstRows(readNewsChoices, {})])
  return <AccountScreen brand={<Brand />} person={person} first={first} news={news} />
}

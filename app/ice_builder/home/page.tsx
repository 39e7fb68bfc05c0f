import { firstRows } from '@/app/office/_parts/first-rows'
import { HomeScreen } from '@/app/office/site/home/home-screen'
import { PAGE_SIZE } from '@/builder/list/list-query'
import { listFaults, readConsole } from '@/schemas/api/site/console'
import { Brand } from '../brand'
import { requireStaff } from '../require-staff'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata({ title: '관리 첫 화면' })

export default async function HomePage() {
  const person = await requireStaff()
  const [first, faults] = await Promise.all([firstRows(readConsole, {}), firstRows(listFaults, { page: 1, size: PAGE_SIZE })])
  return <HomeScreen brand={<Brand />} person={person} first={first} faults={faults} />
}

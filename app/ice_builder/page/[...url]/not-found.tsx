import { rightsOf } from '@/schemas/rules/base/rights'
import { readStaff } from '../../require-staff'
import { NoSuchPage } from './no-such-page'

export default async function EditorNotFound() {
  const person = await readStaff()
  return <NoSuchPage canMake={rightsOf(person).writes('pages')} />
}

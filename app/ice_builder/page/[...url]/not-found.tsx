import { readStaff } from '../../require-staff'
import { NoSuchPage } from './no-such-page'

export default async function EditorNotFound() {
  const person = await readStaff()
  return <NoSuchPage canMake={person?.role === 'adm'} />
}

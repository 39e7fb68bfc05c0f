import { hasKind, mayTouchAll } from '@/schemas/rules/base/page-scope'
import { rightsOf } from '@/schemas/rules/base/rights'
import { readStaff } from '../../require-staff'
import { NoSuchPage } from './no-such-page'

export default async function EditorNotFound() {
  const person = await readStaff()
  const rights = rightsOf(person)
  return <NoSuchPage canMake={rights.writes('pages') && mayTouchAll(rights.scope) && hasKind(rights.scope, 'page')} />
}

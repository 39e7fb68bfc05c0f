// Everything that is stored about a member: the export of a person's data and the erasure are both made of this list, and
// tests/laws/member-data.test.ts refuses a table or a column that names a member and stands neither here nor among the exceptions.
import { members } from '@/services/db/tables/members'
import { areaParts } from '@/services/kit/area-parts'
import { memberTable, type MemberTable } from '@/services/parts/member-table'
import { MEMBER_FIELDS } from './member-fields'

/**
 * What every area stores (`memberData`), and at the end the member's own row: the erasure of the others finds their rows by what it still
 * says.
 * @throws when no area is registered: an erasure would leave everything.
 */
export function memberTables(): readonly MemberTable[] {
  const ofAreas = areaParts<MemberTable>('memberData')
  if (ofAreas.length === 0) throw new Error('No area says what it stores of members: import services/areas.ts first.')
  return [...ofAreas, memberTable(members, MEMBER_FIELDS)]
}

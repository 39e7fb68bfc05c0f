import type { browseAudits } from '@/schemas/api/site/audits'
import type { DeskNow } from '../../_parts/desk/desk-definition'
import { AuditMost } from './audit-most'
import { AuditPerson } from './audit-person'
import { AuditSeals } from './audit-seals'

/** Whether the log holds, what was done with the data of the person that it is narrowed to, and that it shows not everything. */
export function AuditAbove({ now }: { now: DeskNow<typeof browseAudits> }) {
  return (
    <>
      <AuditSeals />
      {now.item?.person && <AuditPerson person={now.item.person} />}
      <AuditMost now={now} />
    </>
  )
}

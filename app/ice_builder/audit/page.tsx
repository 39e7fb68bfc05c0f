import { auditDesk } from '@/app/office/site/audit/audit-desk'
import { AuditScreen } from '@/app/office/site/audit/audit-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(auditDesk)
export default listPage(auditDesk, AuditScreen)

import { auditDesk } from '@/app/office/site/audit/audit-desk'
import { AuditScreen } from '@/app/office/site/audit/audit-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(auditDesk)
export default listPage(auditDesk, AuditScreen)

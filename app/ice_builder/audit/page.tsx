import { auditDesk } from '@/app/office/site/audit/audit-desk'
import { AuditScreen } from '@/app/office/site/audit/audit-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(auditDesk)
export default deskPage(auditDesk, AuditScreen)

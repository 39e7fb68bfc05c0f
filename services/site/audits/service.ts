import { service } from '@/services/kit/service'
import { browseAudits } from './browse-audits'
import { exportAudits } from './export-audits'
import { readAuditSeals } from './read-audit-seals'
import { verifyAudits } from './verify-audits'

export const audits = service('audits', [browseAudits, exportAudits, readAuditSeals, verifyAudits])

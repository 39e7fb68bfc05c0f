import { service } from '@/services/kit/service'
import { browseAudits } from './browse-audits'
import { exportAudits } from './export-audits'

export const audits = service('audits', [browseAudits, exportAudits])

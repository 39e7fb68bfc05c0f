import { service } from '@/services/kit/service'
import { browseReports } from './browse-reports'
import { decideReport } from './decide-report'
import { decideReports } from './decide-reports'
import { undoReport } from './undo-report'

export const replyDesk = service('reply-desk', [browseReports, decideReport, decideReports, undoReport])

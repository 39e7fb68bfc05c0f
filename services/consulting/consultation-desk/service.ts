import { service } from '@/services/kit/service'
import { assignConsultation } from './assign-consultation'
import { attachConsultationFile } from './attach-consultation-file'
import { boardConsultations } from './board-consultations'
import { browseConsultations } from './browse-consultations'
import { detachConsultationFile } from './detach-consultation-file'
import { exportConsultations } from './export-consultations'
import { listAnswerTemplates } from './list-answer-templates'
import { listConsultationDesks } from './list-consultation-desks'
import { moveConsultation } from './move-consultation'
import { openConsultation } from './open-consultation'
import { readConsultation } from './read-consultation'
import { readConsultationFile } from './read-consultation-file'
import { settleConsultationAsk } from './settle-consultation-ask'
import { writeConsultation } from './write-consultation'

export const consultationDesk = service('consultation-desk', [
  browseConsultations,
  boardConsultations,
  exportConsultations,
  readConsultation,
  openConsultation,
  readConsultationFile,
  attachConsultationFile,
  detachConsultationFile,
  moveConsultation,
  assignConsultation,
  settleConsultationAsk,
  writeConsultation,
  listAnswerTemplates,
  listConsultationDesks,
])

import { service } from '@/services/kit/service'
import { askMyConsultation } from './ask-my-consultation'
import { deleteMyConsultation } from './delete-my-consultation'
import { evaluateMyConsultation } from './evaluate-my-consultation'
import { listMyConsultations } from './list-my-consultations'
import { listShopVisits } from './list-shop-visits'
import { readMyConsultation } from './read-my-consultation'
import { readMyConsultationFile } from './read-my-consultation-file'
import { writeMyConsultation } from './write-my-consultation'

export const consultationHistory = service('history', [
  listMyConsultations,
  listShopVisits,
  readMyConsultation,
  readMyConsultationFile,
  deleteMyConsultation,
  writeMyConsultation,
  askMyConsultation,
  evaluateMyConsultation,
])

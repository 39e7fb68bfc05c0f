import { boardDesk, isBoard } from '@/app/office/consulting/consultations/board-desk'
import { consultationsDesk } from '@/app/office/consulting/consultations/consultations-desk'
import { ConsultationsScreen } from '@/app/office/consulting/consultations/consultations-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(consultationsDesk)
export default deskPage((query) => (isBoard(query) ? boardDesk : consultationsDesk), ConsultationsScreen)

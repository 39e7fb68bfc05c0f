import { boardDesk, isBoard } from '@/app/office/consulting/consultations/board-desk'
import { consultationsDesk } from '@/app/office/consulting/consultations/consultations-desk'
import { ConsultationsScreen } from '@/app/office/consulting/consultations/consultations-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(consultationsDesk)
export default listPage((query) => (isBoard(query) ? boardDesk : consultationsDesk), ConsultationsScreen)

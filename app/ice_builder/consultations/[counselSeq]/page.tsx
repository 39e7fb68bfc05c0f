import { ConsultationScreen } from '@/app/office/consulting/consultations/consultation-screen'
import { readConsultation } from '@/schemas/api/consulting/desk'
import { detailPage } from '../../detail-page'
import { staffMetadata } from '../../staff-metadata'

export const generateMetadata = staffMetadata({ title: '상담' })
export default detailPage(
  { id: 'consultations', title: '상담함' },
  readConsultation,
  ConsultationScreen,
  '매장의 상담이 아니거나 없는 상담입니다.',
)

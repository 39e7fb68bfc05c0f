import { VisitScreen } from '@/app/office/places/visits/visit-screen'
import { readDeskVisit } from '@/schemas/api/places/visit-desk'
import { detailPage } from '../../detail-page'
import { staffMetadata } from '../../staff-metadata'

export const generateMetadata = staffMetadata({ title: '방문 예약' })
export default detailPage({ id: 'visits', title: '방문 예약' }, readDeskVisit, VisitScreen, '매장의 예약이 아니거나 없는 예약입니다.')

import { DraftScreen } from '@/app/office/store/drafts/draft-screen'
import { readOrderDraft } from '@/schemas/api/store/order-drafts'
import { detailPage } from '../../detail-page'
import { staffMetadata } from '../../staff-metadata'

export const generateMetadata = staffMetadata({ title: '전화 주문' })
export default detailPage({ id: 'order-drafts', title: '전화 주문' }, readOrderDraft, DraftScreen)

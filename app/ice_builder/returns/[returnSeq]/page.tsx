import { ReturnScreen } from '@/app/office/store/returns/return-screen'
import { readDeskReturn } from '@/schemas/api/store/return-desk'
import { detailPage } from '../../detail-page'
import { staffMetadata } from '../../staff-metadata'

export const generateMetadata = staffMetadata({ title: '교환과 반품' })
export default detailPage({ id: 'returns', title: '교환과 반품' }, readDeskReturn, ReturnScreen)

import { SampleScreen } from '@/app/office/store/samples/sample-screen'
import { readDeskSample } from '@/schemas/api/store/sample-desk'
import { detailPage } from '../../detail-page'
import { staffMetadata } from '../../staff-metadata'

export const generateMetadata = staffMetadata({ title: '샘플' })
export default detailPage({ id: 'samples', title: '샘플' }, readDeskSample, SampleScreen)

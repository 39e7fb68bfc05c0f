import { samplesDesk } from '@/app/office/store/samples/samples-desk'
import { SamplesScreen } from '@/app/office/store/samples/samples-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(samplesDesk)
export default listPage(samplesDesk, SamplesScreen)

import { PackingScreen } from '@/app/office/store/packing/packing-screen'
import { packingInput, readPackingView } from '@/app/office/store/packing/packing-view'
import { browsePacking } from '@/schemas/api/store/packing'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

const LIST = { id: 'orders', here: 'packing', title: '포장', contract: browsePacking, read: readPackingView, inputOf: packingInput }
export const generateMetadata = staffMetadata(LIST)
export default listPage(LIST, PackingScreen)

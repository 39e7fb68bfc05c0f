import { OpeningScreen } from '@/app/office/site/opening/opening-screen'
import { listFirstDay } from '@/schemas/api/site/opening'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

const LIST = { id: 'opening', title: '사이트 열기', contract: listFirstDay, read: () => ({}), inputOf: () => ({}) }
export const generateMetadata = staffMetadata(LIST)
export default listPage(LIST, OpeningScreen)

import { stockDesk } from '@/app/office/store/stock/stock-desk'
import { StockScreen } from '@/app/office/store/stock/stock-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(stockDesk)
export default listPage(stockDesk, StockScreen)

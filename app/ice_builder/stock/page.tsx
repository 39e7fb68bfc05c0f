import { stockDesk } from '@/app/office/store/stock/stock-desk'
import { StockScreen } from '@/app/office/store/stock/stock-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(stockDesk)
export default listPage(stockDesk, StockScreen)

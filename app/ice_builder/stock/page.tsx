import { stockDesk } from '@/app/office/store/stock/stock-desk'
import { StockScreen } from '@/app/office/store/stock/stock-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(stockDesk)
export default deskPage(stockDesk, StockScreen)

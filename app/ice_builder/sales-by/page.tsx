import { SalesByScreen } from '@/app/office/store/sales/sales-by-screen'
import { readSalesByView, salesByInput } from '@/app/office/store/sales/sales-by-view'
import { readSalesBy } from '@/schemas/api/store/sales-by'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

const LIST = { id: 'sales', title: '매출 분석', contract: readSalesBy, read: readSalesByView, inputOf: salesByInput }
export const generateMetadata = staffMetadata(LIST)
export default listPage(LIST, SalesByScreen)

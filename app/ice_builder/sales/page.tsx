import { SalesScreen } from '@/app/office/store/sales/sales-screen'
import { readSalesView, salesInput } from '@/app/office/store/sales/sales-view'
import { readSales } from '@/schemas/api/store/sales'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

const LIST = { id: 'sales', title: '일별 매출', contract: readSales, read: readSalesView, inputOf: salesInput }
export const generateMetadata = staffMetadata(LIST)
export default listPage(LIST, SalesScreen)

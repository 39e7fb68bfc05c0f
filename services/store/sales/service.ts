import { service } from '@/services/kit/service'
import { exportSalesBy } from './export-sales-by'
import { exportSales } from './export-sales'
import { readSalesBy } from './read-sales-by'
import { readSales } from './read-sales'

export const sales = service('sales', [readSales, exportSales, readSalesBy, exportSalesBy])

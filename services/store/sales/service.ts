import { service } from '@/services/kit/service'
import { exportSales } from './export-sales'
import { readSales } from './read-sales'

export const sales = service('sales', [readSales, exportSales])

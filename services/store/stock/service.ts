import { service } from '@/services/kit/service'
import { adjustStock } from './adjust-stock'
import { browseStock } from './browse-stock'
import { listStockEntries } from './list-stock-entries'

export const stock = service('stock', [browseStock, listStockEntries, adjustStock])

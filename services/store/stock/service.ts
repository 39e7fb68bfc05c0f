import { service } from '@/services/kit/service'
import { adjustStock } from './adjust-stock'
import { browseStock } from './browse-stock'
import { changeStockBySheet } from './change-stock-by-sheet'
import { exportStock } from './export-stock'
import { setLowStock } from './set-low-stock'
import { listStockEntries } from './list-stock-entries'

export const stock = service('stock', [browseStock, listStockEntries, adjustStock, setLowStock, exportStock, changeStockBySheet])

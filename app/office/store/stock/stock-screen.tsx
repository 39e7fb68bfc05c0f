'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { stockDesk } from './stock-desk'

export const StockScreen = screenOf(stockDesk)

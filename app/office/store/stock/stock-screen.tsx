'use client'
import type { browseStock } from '@/schemas/api/store/stock'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { stockDesk } from './stock-desk'

export const StockScreen = (props: ListScreenProps<typeof browseStock>) => <DeskScreen desk={stockDesk} {...props} />

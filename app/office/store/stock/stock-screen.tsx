'use client'
import type { browseStock } from '@/schemas/api/store/stock'
import { DeskScreen } from '@/app/office/_parts/desk/desk-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { stockDesk } from './stock-desk'

export const StockScreen = (props: ListScreenProps<typeof browseStock>) => <DeskScreen desk={stockDesk} {...props} />

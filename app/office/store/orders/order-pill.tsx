import { Pill } from '@/builder/ui/pill'
import { ORDER_WORDS, type OrderState } from '@/schemas/rules/store/order-states'

const DOTS: Readonly<Partial<Record<OrderState, string>>> = {
  waiting: 'bg-warning-500',
  paid: 'bg-danger',
  preparing: 'bg-warning-500',
  shipped: 'bg-studio-select',
  delivered: 'bg-success',
}

export const OrderPill = ({ state }: { state: OrderState }) => <Pill dot={DOTS[state] ?? 'bg-studio-300'}>{ORDER_WORDS[state]}</Pill>

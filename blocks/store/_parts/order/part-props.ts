import type { Path, UseFormReturn } from 'react-hook-form'
import type { OrderFields } from '@/schemas/rules/store/order-form'

/** What a part of the order form is given. */
export interface PartProps {
  id: string
  form: UseFormReturn<OrderFields>
  errorOf: (name: Path<OrderFields>) => string | undefined
}

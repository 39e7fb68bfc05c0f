import { orderPath } from './order-path'

/** Orders of a bulk act that stayed as they were, and why. */
export type Left = readonly { orderId: string; words: string }[]

export function LeftNote({ left }: { left: Left }) {
  if (left.length === 0) return null
  return (
    <div role="alert" className="mb-3 rounded-md border border-warning-500 bg-studio-chrome px-3 py-2.5">
      <p className="font-semibold">그대로 둔 주문 {left.length}건</p>
      <ul className="mt-1 grid gap-1">
        {left.map(({ orderId, words }) => (
          <li key={orderId} className="wrap-anywhere">
            <a href={orderPath(orderId)} className="tabular-nums underline underline-offset-4">
              {orderId}
            </a>{' '}
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}

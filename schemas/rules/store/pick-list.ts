// What is fetched for many orders at once: goods and their options, their pieces added up, and for which orders.

interface Packed {
  orderId: string
  lines: readonly { variantId: string; name: string; choices: readonly string[]; image: string; qty: number }[]
}

export interface Pick {
  /** Of the goods and their options. */
  key: string
  name: string
  choices: readonly string[]
  image: string
  pieces: number
  orders: readonly { orderId: string; qty: number }[]
}

/** In the order of their names: two options of the same goods lie beside each other. What was sold under one name stays one row, whatever it is called now. */
export function pickList(orders: readonly Packed[]): Pick[] {
  const picks = new Map<string, Pick & { orders: { orderId: string; qty: number }[] }>()
  for (const { orderId, lines } of orders)
    for (const { variantId, name, choices, image, qty } of lines) {
      if (qty <= 0) continue
      const key = JSON.stringify([variantId, name, ...choices])
      const pick = picks.get(key) ?? { key, name, choices, image, pieces: 0, orders: [] }
      pick.pieces += qty
      const same = pick.orders.find((one) => one.orderId === orderId)
      if (same) same.qty += qty
      else pick.orders.push({ orderId, qty })
      picks.set(key, pick)
    }
  return [...picks.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'ko', { numeric: true }))
}

const nameOf = ({ name, choices }: Pick): string => [name, ...choices].join(' ')

export const piecesIn = (picks: readonly Pick[]): number => picks.reduce((sum, { pieces }) => sum + pieces, 0)

/** How goods come to the buyer; what comes in one way is one group of the cart. Apart from the contracts, which a sum of prices needs none of. */
export const DELIVERIES = ['parcel', 'freight', 'install'] as const
export type DeliveryKind = (typeof DELIVERIES)[number]

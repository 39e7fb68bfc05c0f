import type { Vital } from '@/schemas/rules/site/vitals'

/** `1.84초`, `120ms`, `0.102`: in the unit of its limits, and exact enough to tell on which side of them it is. */
export function formatVital(vital: Vital, value: number): string {
  if (vital === 'cls') return String(Number(value.toFixed(3)))
  if (vital === 'inp') return `${Math.round(value)}ms`
  return `${(value / 1000).toFixed(2)}초`
}

import { won } from '../_parts/won'
import type { Coupon } from './load'

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('ko-KR', { timeZone: 'Asia/Seoul', year: 'numeric', month: 'long', day: 'numeric' })

/** What a coupon takes off and until when; the sum is not said twice where its name says it. */
export function couponChoice({ name, expireDt }: Pick<Coupon, 'name' | 'expireDt'>, off: number): string {
  const words = name.includes(won(off)) ? name : `${name}, ${won(off)} 할인`
  return `${words} (${day(expireDt)}까지)`
}

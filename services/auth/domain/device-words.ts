// By what somebody signed in, as a person reads it.
import Bowser from 'bowser'
import { requestContext } from '@/lib/request-context'

const LONGEST = 60

/** Browser and system in words: `Chrome · Windows`. */
export function deviceWords(userAgent = requestContext()?.userAgent ?? ''): string {
  if (userAgent === '') return '알 수 없는 기기'
  const { browser, os } = Bowser.parse(userAgent)
  const words = [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' · ')
  return (words || '알 수 없는 기기').slice(0, LONGEST)
}

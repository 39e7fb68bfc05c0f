import { X509Certificate } from 'node:crypto'
import { formatDate } from '@/schemas/words/dates'

/** A certificate as PEM, however it was pasted: with its lines or without; undefined for what is none. */
export function certificatePem(pasted: string): string | undefined {
  const body = pasted.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(body)) return undefined
  const pem = `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`
  try {
    return new X509Certificate(pem) && pem
  } catch {
    return undefined
  }
}

/** What a person reads of it: whose it is, and until when. */
export function certificateWords(pem: string, now: Date): string {
  const { subject, validToDate } = new X509Certificate(pem)
  const name = /CN=([^\n]+)/.exec(subject)?.[1] ?? '이름 없는 인증서'
  return validToDate < now ? `${name}, ${formatDate(validToDate)}에 만료됨` : `${name}, ${formatDate(validToDate)}까지`
}

import { eq } from 'drizzle-orm'
import { generateSecret, generateURI } from 'otplib'
import QRCode from 'qrcode'
import * as contracts from '@/schemas/api/auth/own-account'
import { CODE_DIGITS, CODE_SECONDS } from '@/schemas/rules/auth/staff-sign-in'
import { settings } from '@/services/base/settings'
import { staff, staffTotps } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { isLastAdmin } from '../domain/is-last-admin'
import { refuseBreakGlass } from '../domain/refuse-break-glass'

/** Each press makes another secret, and only the last one can be confirmed. What is in use stays in use. */
export const beginFactor = operation(contracts.beginFactor, async (_, ctx) => {
  await refuseBreakGlass(ctx)
  const { db } = ctx
  const { id, role } = ctx.session.staff!
  const [person] = await db.select({ loginId: staff.loginId }).from(staff).where(eq(staff.id, id))
  const secret = generateSecret()
  await db
    .insert(staffTotps)
    .values({ staffId: id, nextSecret: secret })
    .onConflictDoUpdate({ target: staffTotps.staffId, set: { nextSecret: secret } })
  const issuer = `${settings().brandName} 마루`
  const uri = generateURI({ issuer, label: person!.loginId, secret, digits: CODE_DIGITS, period: CODE_SECONDS })
  const picture = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return {
    item: { key: secret.replace(/(.{4})(?=.)/g, '$1 '), picture, isLastAdmin: role === 'adm' && (await isLastAdmin(db, id)) },
  }
})

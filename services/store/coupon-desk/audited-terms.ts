import { CODE_TAIL, plainCode } from '@/schemas/rules/store/coupon-code'

/** As the audit log keeps them: of a code its end, because many may read the log. */
export const auditedTerms = <T extends { code?: string }>({ code, ...terms }: T): Record<string, unknown> => ({
  ...terms,
  ...(code ? { code: `…${plainCode(code).slice(-CODE_TAIL / 2)}` } : {}),
})

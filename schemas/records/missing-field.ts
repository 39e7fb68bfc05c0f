import type { Problem } from '@/schemas/api/base/failure'

/** A field that the values of another one require. @param message says what to fill in. */
export const missingField = (field: string, message: string): Problem => ({ pointer: `/${field}`, keyword: 'required', message })

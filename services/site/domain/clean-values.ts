import { sanitizeValue } from '@/schemas/page/sanitize-document'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { startValues } from '@/schemas/records/start-values'

/** The values as they are stored: what was left out is what a new record has there, rich texts are sanitised. */
export const cleanValues = (type: AnyRecordType, values: Record<string, unknown>): Record<string, unknown> =>
  sanitizeValue(type.form, { ...startValues(type), ...values }) as Record<string, unknown>

import { EMAIL } from '@/schemas/rules/base/email'

// The formats that schemas may name. Patterns, not functions: Ajv on the server and the generated code in the browser
// (standalone-validators.ts) then use the same source. Dates must exist in the calendar, and a moment has an offset.
const DAY_OF_MONTH = '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))'
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const DATE = `(?:\\d{4}-${DAY_OF_MONTH}|${LEAP_YEAR}-02-29)`
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?'
const OFFSET = '(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)'

export const FORMATS = {
  date: new RegExp(`^${DATE}$`),
  'date-time': new RegExp(`^${DATE}T${TIME}${OFFSET}$`),
  email: EMAIL,
  uri: /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/,
} as const

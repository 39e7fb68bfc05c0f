import type { Options } from 'ajv'
import { FORMATS } from './formats'

/** Options for schemas of documents, for Ajv at run time and for the code that it generates for the browser. */
export const AJV_OPTIONS: Options = {
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  verbose: false,
  // Read by the inspector (builder/inspector/field-schema.ts) and the check of references (missing-references.ts).
  keywords: ['widget', 'source', 'when', 'beside', 'over', 'needed', 'needsSubject', 'addresses'],
  formats: FORMATS,
}

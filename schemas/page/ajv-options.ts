import type { Options } from 'ajv'
import { FORMATS } from './formats'

/** How schemas of documents are read, by Ajv at run time and by the code that it writes for the browser. */
export const AJV_OPTIONS: Options = {
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  verbose: false,
  // What the inspector (builder/inspector/field-schema.ts) and the check of references (missing-references.ts) read.
  keywords: ['widget', 'source', 'when', 'needed', 'needsSubject'],
  formats: FORMATS,
}

import type { pdfErrors } from '@/schemas/api/site/documents'

export type PdfFaultName = keyof typeof pdfErrors

/** A PDF that cannot be used, by the name of the contract's error. */
export class PdfFault extends Error {
  readonly fault: PdfFaultName
  constructor(fault: PdfFaultName, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

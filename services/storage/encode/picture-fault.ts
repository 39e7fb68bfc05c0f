/** Faults of a picture, by the names of the contract's errors. */
export type Fault = 'notPicture' | 'unreadable' | 'drawing' | 'tooManyPixels' | 'tooNarrow' | 'tooTall' | 'tooLong' | 'tooSlow'

export class PictureFault extends Error {
  override name = 'PictureFault'
  readonly fault: Fault
  constructor(fault: Fault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

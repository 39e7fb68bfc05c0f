export interface Picture {
  id: string
  name: string
  size: number
  /** The last change of the chosen file. */
  changedAt: number
  /** `left`: a reload stopped it, and it goes on when its file is chosen again. `checking`: all of it has arrived. */
  state: 'waiting' | 'sending' | 'checking' | 'paused' | 'left' | 'refused' | 'stored'
  /** 0 to 1. */
  share: number
  /** By which it goes on. */
  uploadId?: string | undefined
  /** Of the file that was begun under this id. */
  mark?: number | undefined
  fileKey?: string
  fault?: string | undefined
  /** Paused because its sender is no longer known: it goes on after the next sign-in or verification. */
  isEnded?: boolean | undefined
  /** The same of a member: the next sign-in, and no verification, lets it go on. */
  needsLogin?: boolean | undefined
}

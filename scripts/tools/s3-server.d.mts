export interface Swift {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  stop(): Promise<void>
}
export function canHaveS3Server(): boolean
export function ensureS3Server(log?: (message: string) => void): Promise<Swift>

export interface Swift {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  stop(): Promise<void>
}
export function canHaveSwift(): boolean
export function ensureSwift(log?: (message: string) => void): Promise<Swift>

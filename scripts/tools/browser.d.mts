export function findBrowser(): string | undefined
export function ensureBrowser(log?: (message: string) => void): string
export function isDebianRoot(): boolean
export function aptInstall(...names: string[]): void
export function findHeadlessBrowser(): string | undefined

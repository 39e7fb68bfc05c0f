export function findBrowser(): string | undefined
export function ensureBrowser(log?: (message: string) => void): string
export function isDebianRoot(): boolean
export function aptInstall(name: string): void
export function findHeadlessBrowser(): string | undefined

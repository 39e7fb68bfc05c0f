import { CHROME } from './chrome'

export const POPUP = `${CHROME} z-(--z-overlay) rounded-md border border-studio-line bg-studio-panel shadow-studio outline-none`

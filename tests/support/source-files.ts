import { trackedFiles } from '@/scripts/tools/tracked-files'

/** TypeScript that the product is made of: no tests, no declarations, no configuration of a tool. */
export const sourceFiles = (): string[] =>
  trackedFiles().filter((file) => /^[a-z][a-z-]*\/.*\.tsx?$/.test(file) && !/^tests\/|\.(test|spec|config)\.tsx?$|\.d\.ts$/.test(file))

/** URLs of a file, and of all that it imports. */
export interface BuiltFile {
  file: string
  imports: string[]
}
export interface IslandManifest {
  boot: BuiltFile
  wake: BuiltFile
  /** By name. */
  islands: Record<string, BuiltFile>
}
export interface IslandBuild {
  /** Where the files go; emptied first. */
  folder: string
  /** The folder's URL, with a slash at its end. */
  base: string
  development?: boolean
}
export function buildIslands(build: IslandBuild): Promise<IslandManifest>
/** Name → the module that holds it and the name of its export. */
export function lazyEntries(): Map<string, { module: string; member: string }>

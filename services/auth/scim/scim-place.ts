import type { DirectoryPlace } from '../domain/directory-place'
import type { DirectoryRow } from '../domain/directory-row'

/** Where a call of SCIM acts: one transaction, in which the directory is held, so that its writes follow each other. */
export interface ScimPlace extends DirectoryPlace {
  directory: DirectoryRow
  /** What went wrong that is no answer of the protocol: the library tells all of it as a resource that is missing. */
  failed: (failure: unknown) => void
}

export const LAST_ADMIN = '마지막 관리자는 중지할 수 없습니다. 다른 관리자를 정한 뒤 다시 시도해 주세요.'
export const versionOf = (version: number): string => `W/"${version}"`

// Which version of a text of terms is in force.

interface Version {
  version: string
  effectiveDt: string
}

/** The state of a version at a moment: in force, future, or past, with the moment at which it ends or begins. */
export interface VersionState {
  state: 'current' | 'coming' | 'past'
  /** When the version after it took or takes effect; none yet otherwise. */
  until?: string
}

/** @param versions all that are published, newest first. */
export function versionState(version: string, versions: readonly Version[], now: string): VersionState {
  const current = versions.find(({ effectiveDt }) => Date.parse(effectiveDt) <= Date.parse(now))
  const at = versions.findIndex((one) => one.version === version)
  const next = versions[at - 1]
  const state = current?.version === version ? 'current' : versions.indexOf(current!) < at && current ? 'past' : 'coming'
  return { state, ...(next ? { until: next.effectiveDt } : {}) }
}

// What an advertising network sent along with a visitor, and what becomes of it (S-EVT-8, Q-124).

/** Names in the session storage begin so; a landing parameter may too. */
export const REWARD_PREFIX = 'adReward.'
/** The campaign by which the visitor came. */
export const CAMPAIGN_KEY = `${REWARD_PREFIX}campaignKey`
/** The bare name that networks use. */
const BARE = 'campaignKey'
const KEY = /^[\w.:-]{1,100}$/
const MOST = 10

/** What a landing URL brings, by the names under which it is held; a key that no network would send is left out. */
export function campaignKeysOf(query: URLSearchParams): [name: string, value: string][] {
  const found = [...query].flatMap(([name, value]): [string, string][] => {
    const held = name === BARE ? CAMPAIGN_KEY : name
    return held.startsWith(REWARD_PREFIX) && KEY.test(held) && KEY.test(value) ? [[held, value]] : []
  })
  return [...new Map(found)].slice(0, MOST)
}

/**
 * Whether the keys are used up: the reward was given, or its campaign is over (503). Any other result preserves them for the next
 * attempt.
 */
export const clearsCampaign = (result: string): boolean => result === '200' || result === '503'

/** Holds what a landing URL brings for this window; where storage is refused, there is no reward. */
export function holdCampaign(query: URLSearchParams, storage: () => Storage): void {
  const keys = campaignKeysOf(query)
  if (keys.length === 0) return
  try {
    for (const [name, value] of keys) storage().setItem(name, value)
  } catch {
    // Refused, or full.
  }
}

/** The campaign that this window came by: its own key, or the first that is held. */
export function heldCampaign(storage: () => Storage): string | undefined {
  try {
    const held = storage()
    const [first] = heldNames(held)
    return held.getItem(CAMPAIGN_KEY) ?? (first === undefined ? undefined : (held.getItem(first) ?? undefined))
  } catch {
    return undefined
  }
}

export function dropCampaign(storage: () => Storage): void {
  try {
    const held = storage()
    for (const name of heldNames(held)) held.removeItem(name)
  } catch {
    // As above.
  }
}

const heldNames = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    .filter((name) => name.startsWith(REWARD_PREFIX))
    .toSorted()

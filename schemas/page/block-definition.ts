// The block definitions: what a reader, a checker, a service or the inspector needs of a block, without React. app/compose.ts registers
// them. The list is on globalThis, because Next's bundles share no module state.
import type { TObject } from 'typebox'

export type BlockGroup = 'layout' | 'text' | 'media' | 'collection' | 'navigation' | 'event' | 'system'

export interface SlotDefinition {
  title: string
  /** Allowed types; any by default. */
  accepts?: readonly string[]
}

/** A heading of the page's outline. */
export interface HeadingMark {
  level: number
  /** Empty when only the data has it. */
  text: string
  /** JSON Pointer of the prop with the level or the text. */
  field: string
}

/** Names of colour tokens, without their `--color-`. */
export interface ColourChoice {
  /** The background of the block and of its slots. */
  ground?: string
  /** A dark band inverts the tokens. */
  isDark?: boolean
  /** Texts: their colour, and the background if it is their own. */
  words?: { field: string; ink: string; on?: string }[]
}

export interface BlockDefinition {
  /** Kebab-case noun, the folder's name and the `data-block` on the screen. */
  type: string
  /** Current version of `props`; a document's older block is migrated by `migrations`. */
  version: number
  /** Korean name in the palette. */
  title: string
  group: BlockGroup
  props: TObject
  /** Named slots; a function when they depend on the props (tabs: one slot per tab). */
  slots?: Record<string, SlotDefinition> | ((props: Record<string, unknown>) => Record<string, SlotDefinition>)
  /** Query names that change what this block shows: they become part of a cached page's key. */
  query?: readonly string[]
  /** True when the answer differs by visitor: the page is then rendered live and never cached. */
  live?: boolean
  /** True when it may show the map of an outside service: the policy of its pages allows that service's hosts. */
  map?: boolean
  /** Not in the palette: a block for tests and system pages. */
  internal?: boolean
  /** Stands on pages below /test only, which check a running site: nobody inserts it, and no role is given it. */
  forTests?: boolean
  /** `migrations[n]` migrates props of version n to n + 1; pure. */
  migrations?: Record<number, (props: Record<string, unknown>) => Record<string, unknown>>
  /** The headings that its view renders, in their order; tolerant, because drafts are checked too. */
  headings?: (props: Record<string, unknown>) => HeadingMark[]
  /** The brand colours that its props choose; tolerant as well. */
  colours?: (props: Record<string, unknown>) => ColourChoice
  /** True where its own words only introduce what is in its slots: while all of that has nothing to show, visitors see neither. */
  introduces?: (props: Record<string, unknown>) => boolean
  /** One valid set of props, used by the palette, the laws and the documentation. */
  example: Record<string, unknown>
}

export function slotsOf(definition: BlockDefinition, props: Record<string, unknown>): Record<string, SlotDefinition> {
  return typeof definition.slots === 'function' ? definition.slots(props) : (definition.slots ?? {})
}

// The areas of the house, from the bottom to the top, and the one table of arrows between them. dependency-cruiser reads it for every floor
// that is cut by areas (.dependency-cruiser.cjs), and the lists of areas must name each of them (`satisfies Record<AreaId, …>`).

export interface AreaArrows {
  /** Areas without which this one is not: it imports their rules and parts. */
  needs: readonly string[]
  /** Areas that it shows where they are there, and does without where they are not. */
  may?: readonly string[]
  /** A site without it is none. */
  always?: true
}

/**
 * An area imports itself, `base` and what stands here. It may call every contract (schemas/api) from blocks, console and services.
 * What is missing is called by contract, or moves below both.
 */
export const AREAS = {
  base: { needs: [], always: true },
  auth: { needs: [], always: true },
  members: { needs: ['auth'], always: true },
  content: { needs: ['auth', 'members'] },
  // A category shows the homes that were built with its products.
  catalog: { needs: ['auth', 'members'], may: ['content'] },
  // A shop shows the products of its showroom.
  places: { needs: ['auth', 'members'], may: ['catalog'] },
  events: { needs: ['auth', 'members'] },
  consulting: { needs: ['auth', 'members', 'catalog', 'places'] },
  store: { needs: ['auth', 'members', 'catalog'] },
  // The frame of all pages: header, search, sitemap and reports read what the others have.
  site: { needs: ['auth', 'members'], may: ['content', 'catalog', 'places', 'events', 'consulting', 'store'], always: true },
} as const satisfies Record<string, AreaArrows>

export type AreaId = keyof typeof AREAS

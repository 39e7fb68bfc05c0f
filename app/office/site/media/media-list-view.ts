// The view of the media library, as the query of its URL.
import { listQuery, oneOf, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input, Listed } from '@/schemas/api/base/contract'
import { MEDIA_FILTERS, MEDIA_SORTS, type browseMedia, type MediaFilter } from '@/schemas/api/site/media-library'

export type MediaFile = Listed<typeof browseMedia>
export type MediaSort = (typeof MEDIA_SORTS)[number]
export interface MediaListView extends ListPage<MediaSort> {
  filter: MediaFilter | null
  /** Null for the files of all folders. */
  folder: string | null
  color: string | null
  search: string
  look: 'grid' | 'table'
  /** The file that a link from elsewhere opens; moving on in the list forgets it. */
  file: string | null
}

/** Files of one page: whole rows of the grid at every width. */
export const MEDIA_PAGE = 48

const query = listQuery<MediaSort>({
  sorts: MEDIA_SORTS,
  usualSort: 'createdAt',
  usualDirection: (sort) => (sort === 'name' ? 'asc' : 'desc'),
})

/** @param text query of the URL, with or without its `?`. */
export function readMediaView(text: string): MediaListView {
  const params = new URLSearchParams(text)
  const color = params.get('color') ?? ''
  return {
    filter: oneOf(params.get('filter'), MEDIA_FILTERS),
    folder: params.get('folder')?.slice(0, 40) || null,
    color: /^[0-9a-f]{6}$/i.test(color) ? `#${color.toLowerCase()}` : null,
    look: params.get('look') === 'table' ? 'table' : 'grid',
    file: /^[0-9a-f]{64}\.[a-z0-9]{3,4}$/.exec(params.get('file') ?? '')?.[0] ?? null,
    ...query.read(params),
  }
}

/** @returns the query of the URL, with its `?`; empty for the default view. */
export const writeMediaView = (view: MediaListView): string =>
  query.write(
    {
      filter: view.filter,
      folder: view.folder,
      q: view.search,
      color: view.color?.slice(1) ?? null,
      look: view.look === 'table' ? 'table' : null,
    },
    view,
  )

/** Another filter or order starts at the first page; another look stays on it. */
export const withMediaChange = (view: MediaListView, change: Partial<MediaListView>): MediaListView =>
  query.change(view, 'look' in change ? { page: view.page, ...change } : change)

export const isMediaFiltered = ({ filter, folder, color, search }: MediaListView): boolean =>
  Boolean(filter ?? folder ?? color) || search !== ''

/** The view as the input of the service's contract. */
export function mediaInput({ filter, folder, color, sort, direction, page, ...view }: MediaListView): Input<typeof browseMedia> {
  const search = searchWords(view.search)
  return {
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
    ...(folder ? { folderId: folder } : {}),
    ...(color ? { color } : {}),
    sort,
    direction,
    page,
    size: MEDIA_PAGE,
  }
}

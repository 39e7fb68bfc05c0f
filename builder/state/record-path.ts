/** The path of a record in the office; without an id that of its list, with `new` that of a new one. */
export const recordPath = (type: string, id?: string): string =>
  `/ice_builder/records/${type}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`

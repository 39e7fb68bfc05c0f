/** A change of it wakes the processes that ask where parcels are. */
export const PARCELS_TAG = 'parcels'

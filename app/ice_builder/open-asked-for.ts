/** Opens the address that was asked for; the bare door of the console leads to what waits. */
export function openAskedFor(): void {
  if (location.pathname === '/ice_builder' && location.search === '') location.assign('/ice_builder/home')
  else location.reload()
}

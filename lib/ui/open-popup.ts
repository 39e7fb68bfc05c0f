/** Opens a window in the middle of this one; undefined when the browser blocks it. Call it inside a click, before anything is awaited. */
export function openPopup(address: string, { name, width, height }: { name: string; width: number; height: number }): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const popup = window.open(address, name, `popup,width=${width},height=${height},left=${left},top=${top}`)
  return popup && !popup.closed ? popup : null
}

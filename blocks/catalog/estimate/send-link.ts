'use client'
import { showFault, showSnackbar } from '@/lib/ui/show-snackbar'

/** Copies the address, which stands in the field beside the button for who may not write to the clipboard. */
export async function copyAddress(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showSnackbar('견적 주소를 복사했습니다.')
  } catch {
    showFault('주소를 복사하지 못했습니다. 칸의 주소를 직접 복사해 주세요.')
  }
}

/** By the device's own list of ways; where it has none, the address is copied. */
export async function sendLink(link: string, title: string): Promise<void> {
  if (!('share' in navigator)) return copyAddress(link)
  try {
    await navigator.share({ title, url: link })
  } catch (error) {
    // Whoever closes the list has decided so.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyAddress(link)
  }
}

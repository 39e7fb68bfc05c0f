'use client'
import { Component, type ReactNode } from 'react'
import { BlockFallback } from './block-fallback'

interface Props {
  children: ReactNode
  /** Told of a failure in the browser, where the page's renderer does not log it. */
  onFailure?: (error: unknown) => void
}

/** Confines a block's failure to the block. On the server it lets Suspense show the fallback; in the browser it shows it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error)
  }
  override render() {
    return this.state.failed ? <BlockFallback /> : this.props.children
  }
}

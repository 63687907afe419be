import { Component, lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { m } from '@/lib/messages'

/** Its script cannot be had: no network, or a release that is gone from the server. */
class NotLoaded extends Error {}

/**
 * A part of the app in a script of its own. Where the script cannot be had, or the part fails, a
 * notice says so; what stands around it stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: (props: Props) => ReactNode
) {
  const Part = lazy(() =>
    load().catch((cause: unknown) => {
      throw new NotLoaded('A part of the app was not loaded', { cause })
    })
  )
  return (props: Props) => (
    <PartBoundary>
      {(onDrawn) => (
        <Suspense fallback={fallback?.(props) ?? null}>
          <Part {...props} />
          <Drawn onDrawn={onDrawn} />
        </Suspense>
      )}
    </PartBoundary>
  )
}

/** Tells that what stands before it was on the screen. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return null
}

interface BoundaryProps {
  children: (onDrawn: () => void) => ReactNode
}

interface BoundaryState {
  failure?: 'not loaded' | 'failed'
}

class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}
  // No state: the part would be drawn a second time for it.
  private isDrawn = false

  static getDerivedStateFromError = (error: unknown): BoundaryState => ({
    failure: error instanceof NotLoaded ? 'not loaded' : 'failed',
  })

  private onDrawn = () => {
    this.isDrawn = true
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children(this.onDrawn)
    return (
      <div
        role="alert"
        className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-panel border border-destructive bg-card p-4"
      >
        <p>{failure === 'not loaded' ? m.partNotLoaded() : failedWords(this.isDrawn)}</p>
        <button
          type="button"
          className="h-12 rounded-control border border-input px-5 font-bold"
          onClick={() => window.location.reload()}
        >
          {m.reload()}
        </button>
      </div>
    )
  }
}

/** Only into what was there something can have been typed. */
const failedWords = (isDrawn: boolean) => (isDrawn ? m.appPartFailedTyped() : m.appPartFailed())
